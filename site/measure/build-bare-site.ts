import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The same content on plain Docusaurus: its theme, its plugins, nothing of ours but a name for our component. */
const config = (site: string) => `module.exports = {
  title: 'Bare', url: 'https://docs.easel.example', baseUrl: '/',
  future: { faster: true, v4: { useCssCascadeLayers: true, removeLegacyPostBuildHeadAttribute: true, mdx1CompatDisabledByDefault: true } },
  staticDirectories: [${JSON.stringify(path.join(site, 'static'))}],
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', trailingSlash: undefined,
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } },
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: ${JSON.stringify(path.join(site, 'sidebars.ts'))} }],
    ['@docusaurus/plugin-content-blog', { path: ${JSON.stringify(path.join(site, 'blog'))}, onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'Bare', items: [
    { type: 'docSidebar', sidebarId: 'tutorials', label: 'Tutorials' },
    { type: 'docSidebar', sidebarId: 'api', label: 'API' },
    { to: '/blog', label: 'Blog' } ] } },
};
`;

/** Our own components do nothing there, but a page that names one must still compile. */
function registry(folders: string[]): string {
  const ofDocusaurus = new Set(['Tabs', 'TabItem']);
  const pages = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.mdx?$/.test(file))
      .map(file => readFileSync(path.join(folder, file), 'utf8')),
  );
  const named = pages.flatMap(page =>
    [...page.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name),
  );
  const names = [...new Set(named)].filter(name => !ofDocusaurus.has(name));
  return `import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
const Nothing = () => null;
export default { ...MDXComponents, ${names.map(name => `${name}: Nothing`).join(', ')}, Tabs, TabItem };
`;
}

/** The same pages at the same addresses; what our build steps would write into them is left out. */
function copyDocs(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: file => !file.endsWith('.html') });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(file)) continue;
    const page = path.join(to, file);
    const ours = /^(import .*|export const .*|<(Contract|ReferencePage)[^>]*\/>)$/gm;
    writeFileSync(page, readFileSync(page, 'utf8').replace(ours, ''));
  }
}

export function buildBareSite(site: string): string {
  const bare = path.join(site, '.bare');
  rmSync(bare, { recursive: true, force: true });
  mkdirSync(path.join(bare, 'src/theme'), { recursive: true });
  mkdirSync(path.join(bare, 'src/pages'), { recursive: true });
  copyDocs(path.join(site, 'docs'), path.join(bare, 'docs'));
  writeFileSync(path.join(bare, 'package.json'), '{}\n');
  writeFileSync(path.join(bare, 'docusaurus.config.js'), config(site));
  writeFileSync(
    path.join(bare, 'src/theme/MDXComponents.js'),
    registry([path.join(bare, 'docs'), path.join(site, 'blog')]),
  );
  writeFileSync(path.join(bare, 'src/pages/index.md'), '# Bare\n');
  execFileSync('npx', ['docusaurus', 'build', bare], { cwd: site, stdio: 'inherit' });
  return path.join(bare, 'build');
}

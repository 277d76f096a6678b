import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsx } from '../processes.ts';
import { readSteps } from './readme-steps.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a new site of Docusaurus depends on before anybody adds something. */
const ofDocusaurus = [
  '@docusaurus/core',
  '@docusaurus/faster',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-pages',
  '@docusaurus/theme-classic',
  '@mdx-js/react',
  'react',
  'react-dom',
];

/** A new site in a folder outside the repository, to which the READMEs of our packages have been followed to the letter. */
export function writeFreshSite(packages: string[]): string {
  const site = mkdtempSync(join(tmpdir(), 'fresh-site-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  put('package.json', '{ "private": true }');
  put('docs/intro.md', '# Start\n\nWhere it begins.\n');
  put('i18n/zh/docusaurus-plugin-content-docs/current/intro.md', '# 开始\n\n从这里开始。\n');
  put('src/pages/index.md', '# Home\n');
  put('src/css/custom.css', customCss);
  put('preset-classic.cjs', classicPreset);
  for (const name of ofDocusaurus) link(name, site);
  let settings = '';
  for (const name of packages) {
    install(name, site);
    for (const { file, text } of readSteps(join(root, name, 'README.md'), 'Five minutes')) {
      if (file === 'docusaurus.config.js') settings += `${text}\n`;
      else if (file) put(file, text);
    }
  }
  put('docusaurus.config.js', config(settings));
  return site;
}

/** The parts of `@docusaurus/preset-classic` that pages are made with; the rest asks other origins. */
const classicPreset = `module.exports = (context, { docs, theme }) => ({
  plugins: [['@docusaurus/plugin-content-docs', docs], '@docusaurus/plugin-content-pages'],
  themes: [['@docusaurus/theme-classic', theme]],
});
`;

/** The colours that a new site comes with. */
const customCss = `:root { --ifm-color-primary: #2e8555; }
[data-theme='dark'] { --ifm-color-primary: #25c2a0; }
`;

const config = (settings: string) => `export default {
  title: 'Fresh',
  url: 'https://fresh.example',
  baseUrl: '/',
  future: { v4: true, faster: true },
  // By itself it differs between languages, and with it the inline script that the policy allows by its hash.
  storage: { namespace: 'fresh' },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  // Its inline script would need a hash in the policy.
  baseUrlIssueBanner: false,
  presets: [['./preset-classic.cjs', { docs: { sidebarPath: './sidebars.js' }, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: {
    navbar: { title: 'Fresh', items: [{ type: 'localeDropdown' }] },
  },
${settings}};
`;

/** The archive, unpacked where npm would put it, with nothing but what it says that it depends on. */
function install(name: string, site: string): void {
  execFileSync(process.execPath, [tsx, join(root, '.ci/pack.ts'), name, site], { cwd: root });
  const folder = join(site, 'node_modules/@easel', name);
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, name, 'pack.json'), 'utf8'));
  const archive = join(site, `easel-${name}-${version}.tgz`);
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const wanted = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const dependency of wanted) link(dependency, site);
}

/** In place of an installation from the registry. */
function link(name: string, site: string): void {
  const place = join(site, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  try {
    symlinkSync(join(root, 'node_modules', name), place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

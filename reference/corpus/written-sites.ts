import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPages } from '../src/pages/list-pages.ts';
import { listSections, type PageSection } from '../src/pages/list-sections.ts';
import type { Reference } from '../src/pages/page-context.ts';
import { listSidebar } from '../src/sidebar.ts';

const config = (plugins: string, head = '') => `${head}
const faster = Object.fromEntries(
  ['swcJsLoader', 'swcJsMinimizer', 'swcHtmlMinimizer', 'lightningCssMinimizer', 'rspackBundler', 'mdxCrossCompilerCache']
    .map(flag => [flag, true]),
);
export default {
  title: 'Built', url: 'https://built.example', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  // One process, and nothing kept for the next build: what a machine with little memory would choose.
  future: { v4: true, faster: { ...faster, rspackPersistentCache: false, ssgWorkerThreads: false } },
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  themes: ['@docusaurus/theme-classic'],
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.ts' }],
    ${plugins}
  ],
};
`;

const component = `
import { useReport } from '@easel/reference/browser';
import '@easel/reference/styles/page.css';
import '@easel/reference/styles/tree.css';
import '@easel/reference/styles/examples.css';
import '@easel/reference/styles/sidebar.css';
export function fetchAhead() {}
export default function ReferencePage({ markup }) {
  useReport(markup);
  const html = typeof markup === 'string' ? '' : markup.html;
  return <div className="ref" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
`;

const sidebars = `
import { readSidebar } from '@easel/reference';
export default { api: readSidebar('docs') };
`;

/** As reference/README.md says, with the whole work of the plugin. */
export function ofReference(folder: string, file: string): void {
  write(folder, {
    'package.json': '{}\n',
    'docusaurus.config.ts': config(
      `['@easel/reference/plugin', {
        route: '/docs/api', component: '@site/src/ReferencePage', sidebar: 'api',
        editions: async () => [{
          contentFolder: 'docs', document: JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')),
          language: 'en', messages, to: path => path,
        }],
      }],`,
      `import { readFileSync } from 'node:fs';
const messages = JSON.parse(readFileSync(${JSON.stringify(messagesFile)}, 'utf8'));`,
    ),
    'sidebars.ts': sidebars,
    'src/ReferencePage.jsx': component,
  });
  mkdirSync(join(folder, 'docs'), { recursive: true });
}

const messagesFile = new URL('../messages.json', import.meta.url).pathname;

/** The text of the same pages, field by field; without examples, which makes them a little shorter than ours. */
export function ofMarkdown(folder: string, reference: Reference): void {
  const pages = listPages(reference);
  write(folder, {
    'package.json': '{}\n',
    'docusaurus.config.ts': config(''),
    'sidebars.ts': sidebars,
    'docs/generated/sidebar.json': JSON.stringify(listSidebar(reference, pages)),
    ...Object.fromEntries(
      pages.map(page => [
        `docs/generated/${page.id}.md`,
        [
          '---',
          `title: ${JSON.stringify(page.title)}`,
          `description: ${JSON.stringify(page.description)}`,
          ...('schema' in page.data ? ['displayed_sidebar: api'] : []),
          'custom_edit_url: null',
          '---',
          '',
          ...listSections(page).map(toMarkdown),
          '',
        ].join('\n'),
      ]),
    ),
  });
}

function toMarkdown({ title, kind, text }: PageSection): string {
  const plain = text.replace(/[\\`*_{}[\]<>#|~:$!]/g, '\\$&').replace(/\s+/g, ' ');
  if (kind === 'reference' && title) return `\n## ${title}\n\n${plain}\n`;
  return title ? `- \`${title.replaceAll('`', '')}\` ${plain}` : plain;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ofReference } from '../corpus/written-sites.ts';
import type { Picked } from './pick-operation.ts';

/** A site that was built, and where the operation is in it. */
export interface Site {
  folder: string;
  address: string;
  cpuSeconds?: number;
  peakMegabytes?: number;
}

type Build = (document: string, operation: Picked) => Site;

const here = fileURLToPath(new URL('.', import.meta.url));
const docusaurus = join(here, '../../node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Loaded before a tool: writes down what its process took, with all threads, when it ends. */
const recorder = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  const file = process.cwd() + '/usage.json';
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
`)}`;

export const tools: Record<string, Build> = {
  'this package': (document, { id }) => {
    const folder = start('reference', {});
    ofReference(folder, document);
    return { ...run(folder, [[docusaurus, 'build', folder]]), address: `/docs/api/${id}/` };
  },
  'docusaurus-openapi-docs 5.2.0': (document, { summary, id }) => {
    const folder = start('docusaurus-openapi-docs', {
      'package.json': '{}',
      'openapi.json': readFileSync(document, 'utf8'),
      'docs/intro.md': '# Start\n',
      'docusaurus.config.ts': docusaurusConfig,
    });
    // The real one is made with the pages, but Docusaurus wants one before.
    writeFileSync(join(folder, 'sidebars.ts'), 'export default { api: ["intro"] };\n');
    const made = run(folder, [[docusaurus, 'gen-api-docs', 'all']]);
    writeFileSync(
      join(folder, 'sidebars.ts'),
      "import api from './docs/api/sidebar';\nexport default { api };\n",
    );
    const built = run(folder, [[docusaurus, 'build', folder]]);
    const wanted = [summary, id].map(plain);
    const page = readdirSync(join(folder, 'build/docs/api')).find(name =>
      wanted.includes(plain(name)),
    );
    return {
      ...built,
      cpuSeconds: made.cpuSeconds! + built.cpuSeconds!,
      peakMegabytes: Math.max(made.peakMegabytes!, built.peakMegabytes!),
      address: `/docs/api/${page}/`,
    };
  },
  'Redoc 2.5.4': (document, { id, tag }) => {
    const folder = start('redoc', {
      'openapi.json': readFileSync(document, 'utf8'),
      'index.html': `<!doctype html><html><body><redoc spec-url="/openapi.json"></redoc><script src="/redoc.standalone.js"></script></body></html>`,
    });
    cpSync(
      join(here, 'node_modules/redoc/bundles/redoc.standalone.js'),
      join(folder, 'redoc.standalone.js'),
    );
    return { folder, address: `/#tag/${encodeURIComponent(tag)}/operation/${id}` };
  },
  'Scalar 1.72.1': (document, { method, path, tag }) => {
    const folder = start('scalar', {
      'openapi.json': readFileSync(document, 'utf8'),
      'index.html': `<!doctype html><html><body><div id="app"></div><script src="/standalone.js"></script><script>Scalar.createApiReference('#app', { url: '/openapi.json', withDefaultFonts: false })</script></body></html>`,
    });
    cpSync(
      join(here, 'node_modules/@scalar/api-reference/dist/browser/standalone.js'),
      join(folder, 'standalone.js'),
    );
    const words = tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
    return { folder, address: `/#tag/${words}/${method.toUpperCase()}${path}` };
  },
};

const docusaurusConfig = `export default {
  title: 'Built', url: 'https://built.example', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: { faster: true, v4: true },
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  themes: ['@docusaurus/theme-classic', 'docusaurus-theme-openapi-docs'],
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.ts', docItemComponent: '@theme/ApiItem' }],
    ['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'default', config: {
      api: { specPath: 'openapi.json', outputDir: 'docs/api', sidebarOptions: { groupPathsBy: 'tag' } },
    } }],
  ],
};
`;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

// Inside the repository, where Node finds what a site imports.
function start(name: string, files: Record<string, string>): string {
  const folder = join(here, '.fixtures', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function run(folder: string, commands: string[][]): Omit<Site, 'address'> {
  let [cpuSeconds, peakMegabytes] = [0, 0];
  for (const command of commands) {
    execFileSync(process.execPath, ['--import', recorder, ...command], {
      cwd: folder,
      stdio: ['ignore', process.env.TELL ? 'inherit' : 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const usage = JSON.parse(readFileSync(join(folder, 'usage.json'), 'utf8'));
    cpuSeconds += (usage.userCPUTime + usage.systemCPUTime) / 1e6;
    peakMegabytes = Math.max(peakMegabytes, usage.maxRSS / 1024);
  }
  return { folder: join(folder, 'build'), cpuSeconds, peakMegabytes };
}

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureReference } from '../../plugins/api-reference/fixtures/feature-reference.ts';
import { syntheticContract } from '../../plugins/api-reference/fixtures/synthetic-contract.ts';
import { listFiles } from '../../plugins/api-reference/list-files.ts';
import { listPages } from '../../plugins/api-reference/list-pages.ts';

/**
 * What a contract of 1,000 operations costs to build, beside as many Markdown pages on the same Docusaurus. Prints peak
 * memory and CPU per page; a few pages are built first, so that the price of starting can be taken off.
 */
const many = Number(process.argv[2] ?? 1000);
const few = 10;
const here = fileURLToPath(new URL('.', import.meta.url));
const site = path.resolve(here, '../..');
const folder = path.join(site, '.fixtures/many-operations');

interface Usage {
  cpuSeconds: number;
  peakMegabytes: number;
}

const config = `module.exports = {
  title: 'Many', url: 'https://docs.easel.example', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: { faster: true, v4: true },
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: false, routeBasePath: '/' }],
    ${JSON.stringify(path.join(site, 'plugins/static-markup/index.ts'))},
    () => ({
      name: 'reference',
      getThemePath: () => ${JSON.stringify(path.join(site, 'plugins/api-reference/theme'))},
    }),
  ],
  themes: ['@docusaurus/theme-classic'],
};
`;

function writeOperations(count: number): void {
  const reference = featureReference(syntheticContract(count));
  const addresses = { route: '/docs/apis', editUrl: 'https://edit.example' };
  for (const page of listPages(reference)) {
    for (const { name, text } of listFiles(page, addresses, () => undefined)) writePage(name, text);
  }
}

/** As long as the text of a tutorial of ours, with headings, a table and code. */
function writeMarkdown(count: number): void {
  const body = readFileSync(path.join(here, 'markdown-page.md'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    writePage(`page-${index}.md`, body.replaceAll('NUMBER', String(index)));
  }
}

function writePage(name: string, text: string): void {
  writeFileSync(path.join(folder, 'docs', name), text);
}

/** What the reference's component imports; not our theme, which the Markdown pages would pay for too. */
function lendSources(): void {
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(path.join(site, 'plugins'), path.join(folder, 'plugins'));
  for (const name of readdirSync(path.join(site, 'src'))) {
    if (name !== 'theme' && name !== 'pages') {
      symlinkSync(path.join(site, 'src', name), path.join(folder, 'src', name));
    }
  }
}

function build(write: (count: number) => void, count: number): Usage {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  write(count);
  writeFileSync(path.join(folder, 'package.json'), '{}\n');
  lendSources();
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  cpSync(path.join(here, 'record-usage.cjs'), path.join(folder, 'record-usage.cjs'));
  const usage = path.join(folder, 'usage.json');
  const docusaurus = path.join(site, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(
    process.execPath,
    ['--require', path.join(folder, 'record-usage.cjs'), docusaurus, 'build', folder],
    {
      cwd: site,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, USAGE_FILE: usage },
    },
  );
  return JSON.parse(readFileSync(usage, 'utf8'));
}

const perPage = (write: (count: number) => void) => {
  const small = build(write, few);
  const large = build(write, many);
  return {
    milliseconds: ((large.cpuSeconds - small.cpuSeconds) / (many - few)) * 1000,
    peak: large.peakMegabytes,
  };
};
const markdown = perPage(writeMarkdown);
const operations = perPage(writeOperations);
rmSync(folder, { recursive: true, force: true });
console.log(
  `${many} Markdown pages: ${markdown.milliseconds.toFixed(0)} CPU ms a page, peak ${markdown.peak.toFixed(0)} MB\n` +
    `${many} operations: ${operations.milliseconds.toFixed(0)} CPU ms a page, peak ${operations.peak.toFixed(0)} MB\n` +
    `an operation costs ${(operations.milliseconds / markdown.milliseconds).toFixed(2)} × a Markdown page`,
);

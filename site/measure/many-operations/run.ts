import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureEdition } from '@easel/reference/fixtures/feature-reference.ts';
import { syntheticContract } from '@easel/reference/fixtures/synthetic-contract.ts';
import { writeEdition } from '@easel/reference/write-edition';

/**
 * What a contract of 1,000 operations costs to build, beside as many Markdown pages on the same Docusaurus. Prints peak
 * memory and CPU per page; a few pages are built first, so that the price of starting can be taken off.
 */
const many = Number(process.argv[2] ?? 1000);
const few = 10;
const here = fileURLToPath(new URL('.', import.meta.url));
const site = path.resolve(here, '../..');
const folder = path.join(site, '.fixtures/many-operations');

type Write = (count: number) => Promise<void>;

interface Usage {
  cpuSeconds: number;
  peakMegabytes: number;
}

const config = `module.exports = {
  title: 'Many', url: 'https://docs.easel.example', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: { faster: true, v4: true },
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: false, routeBasePath: '/' }],
    // The pages are there already, so that writing them is not measured.
    ['@easel/reference/plugin', { route: '/apis', component: '', editions: async () => [] }],
  ],
  themes: ['@docusaurus/theme-classic'],
};
`;

async function writeOperations(count: number): Promise<void> {
  const edition = featureEdition(syntheticContract(count));
  await writeEdition(
    { ...edition, contentFolder: path.join(folder, 'docs') },
    { route: '/apis', docsRoute: '/', component: '@site/ReferencePage' },
  );
}

/** As long as the text of a tutorial of ours, with headings, a table and code. */
async function writeMarkdown(count: number): Promise<void> {
  const body = readFileSync(path.join(here, 'markdown-page.md'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    const text = body.replaceAll('NUMBER', String(index));
    writeFileSync(path.join(folder, `docs/page-${index}.md`), text);
  }
}

async function build(write: Write, count: number): Promise<Usage> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  await write(count);
  writeFileSync(path.join(folder, 'package.json'), '{}\n');
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  for (const file of ['record-usage.cjs', 'ReferencePage.jsx'])
    cpSync(path.join(here, file), path.join(folder, file));
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

const perPage = async (write: Write) => {
  const small = await build(write, few);
  const large = await build(write, many);
  return {
    milliseconds: ((large.cpuSeconds - small.cpuSeconds) / (many - few)) * 1000,
    peak: large.peakMegabytes,
  };
};
const markdown = await perPage(writeMarkdown);
const operations = await perPage(writeOperations);
rmSync(folder, { recursive: true, force: true });
console.log(
  `${many} Markdown pages: ${markdown.milliseconds.toFixed(0)} CPU ms a page, peak ${markdown.peak.toFixed(0)} MB\n` +
    `${many} operations: ${operations.milliseconds.toFixed(0)} CPU ms a page, peak ${operations.peak.toFixed(0)} MB\n` +
    `an operation costs ${(operations.milliseconds / markdown.milliseconds).toFixed(2)} × a Markdown page`,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { documentsFolder } from '../corpus/list-documents.ts';
import { pickOperation } from './pick-operation.ts';
import { type Site, tools } from './tools.ts';
import { measureVisit, type Visit } from './visit.ts';

/** The same document made a site of by several tools, and the page of its largest operation looked at. */
const { values, positionals } = parseArgs({
  options: { tool: { type: 'string' } },
  allowPositionals: true,
});
const files =
  positionals.length > 0 ? positionals : ['notion.com.json', 'adyen.com/ManagementService-v3.json'];
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

console.log(
  '| document | tool | HTML kB | script kB | names in the HTML | CPU s | peak MB | first field ms |',
);
console.log('|---|---|---:|---:|---:|---:|---:|---:|');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const file of files) {
  const path = join(documentsFolder, file);
  const operation = pickOperation(JSON.parse(readFileSync(path, 'utf8')));
  console.log(`<!-- ${file}: ${operation.id}, first ${operation.first} -->`);
  for (const [name, build] of Object.entries(tools)) {
    if (values.tool && values.tool !== name) continue;
    try {
      const site = build(path, operation);
      const visit = await measureVisit(browser, site, operation);
      console.log(row(file, name, site, visit, operation.names.length));
    } catch (error) {
      console.error(error);
      console.log(`| ${file} | ${name} | failed |`);
    }
  }
}
await browser.close();

function row(file: string, name: string, site: Site, visit: Visit, names: number): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  const cells = [
    file,
    name,
    kilobytes(visit.html),
    kilobytes(visit.script),
    `${visit.named} of ${names}`,
    site.cpuSeconds?.toFixed(0) ?? '–',
    site.peakMegabytes?.toFixed(0) ?? '–',
    visit.milliseconds?.toFixed(0) ?? 'never',
  ];
  return `| ${cells.join(' | ')} |`;
}

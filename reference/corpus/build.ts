import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Built, buildSite } from './build-site.ts';
import { documentsFolder } from './list-documents.ts';
import { readReference } from './read-reference.ts';
import { ofMarkdown, ofReference } from './written-sites.ts';

/**
 * What a whole site of a document costs, beside one of as many Markdown pages that say the same in the same sidebar. Both are
 * built by the same Docusaurus with nothing else in it; a small document first, so that the price of starting can be taken
 * off.
 */
const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean' } },
  allowPositionals: true,
});
const files =
  positionals.length > 0 ? positionals : ['stripe.com.json', 'github.com/api.github.com.json'];
const small = 'notion.com.json';

console.log('| document | site | pages | CPU s | CPU ms a page | peak MB | mean kB | longest kB |');
console.log('|---|---|---:|---:|---:|---:|---:|---:|');
const started = await buildBoth(small);
for (const file of files) {
  const built = await buildBoth(file);
  const costs = built.map((site, index) => {
    const first = started[index]!;
    return (site.cpuSeconds - first.cpuSeconds) / (site.pages - first.pages);
  });
  for (const [index, kind] of ['reference', 'Markdown'].entries())
    console.log(row(file, kind, built[index]!, costs[index]!));
  console.log(`A page costs ${(costs[0]! / costs[1]!).toFixed(2)} × one of Markdown.`);
}

async function buildBoth(file: string): Promise<[Built, Built]> {
  const written = JSON.parse(readFileSync(join(documentsFolder, file), 'utf8'));
  const { reference } = readReference(written, '/docs/api');
  return [
    buildSite(site => ofReference(site, join(documentsFolder, file)), values.keep),
    buildSite(site => ofMarkdown(site, reference), values.keep),
  ];
}

function row(file: string, kind: string, site: Built, cost: number): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  const cells = [
    file,
    kind,
    site.pages,
    site.cpuSeconds.toFixed(0),
    (cost * 1000).toFixed(0),
    site.peakMegabytes.toFixed(0),
    kilobytes(site.bytes / site.pages),
    `${kilobytes(site.longest.bytes)} (${site.longest.file})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

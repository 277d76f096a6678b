import { readFileSync, writeFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Fed, FedEntrance } from './feed.ts';

const [report] = process.argv.slice(2);
if (!report) throw new Error('Name the report of a run: write-table.ts report.json');

const { suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
const entrances = suites.flatMap(listFed);
const rows = entrances.map(({ locale, name, fed }) => {
  const { ms, bare, input } = longest(fed);
  const times = [ms, bare].map(time => `${Math.round(time)} ms`);
  const cells = [name, locale, fed.length, textsIn(fed), harmIn(fed), ...times, shown(input)];
  return `| ${cells.join(' | ')} |`;
});
const all = entrances.flatMap(({ fed }) => fed);
const text = `# Texts that nobody means, into every entrance

Markup, names of prototypes, deep and misshapen JSON, bad Unicode and long strings, put into every field where a reader can write. A text does harm when it is executed, changes a prototype, or takes the page or the tool with it. The last columns say which text held the main thread up longest, between the input and the next turn of the page, and for how long the same text does so in a field beside it that no script listens to: the difference is ours. Two browsers ran on two cores, so the times are those of a busy machine.

\`EVERY_TEXT=1 TEST_REPORT=/tmp/fed.json npm run e2e -- --project entrances\`, then \`npx tsx site/e2e/entrances/write-table.ts /tmp/fed.json\`. CI puts a share of the same texts into the same fields.

${textsIn(all).toLocaleString('en')} texts into ${all.length} fields: ${harmIn(all)} did harm.

| entrance | language | fields | texts | harm | longest | without script | with |
|---|---|---:|---:|---:|---:|---:|---|
${rows.join('\n')}
`;
writeFileSync(new URL('README.md', import.meta.url), text);

function listFed({ suites = [], specs }: JSONReportSuite): FedEntrance[] {
  const attached = specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'fed'));
  return [
    ...attached.map(({ body = '' }) => JSON.parse(Buffer.from(body, 'base64').toString())),
    ...suites.flatMap(listFed),
  ];
}

function textsIn(fed: Fed[]): number {
  return fed.reduce((sum, { inputs }) => sum + inputs, 0);
}

function harmIn(fed: Fed[]): number {
  return fed.reduce((sum, { faults }) => sum + faults.length, 0);
}

function longest(fed: Fed[]): Fed['worst'] {
  return fed.map(({ worst }) => worst).reduce((a, b) => (b.ms > a.ms ? b : a));
}

/** Short, and harmless in a table of Markdown. */
function shown(input: string): string {
  return `\`${JSON.stringify(input.slice(0, 24)).replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}

import { ways } from './break-requests.ts';
import { parts } from './parts.ts';
import { loads } from './scenarios.ts';
import { surroundings } from './surroundings.ts';

interface Row {
  scenario: string;
  finds: string;
  everywhere: boolean;
}

/** The table of what goes wrong and what the reader finds then, as Markdown. */
export function faultTable(): string {
  const groups: [string, Row[]][] = [
    ...Object.entries(parts).map(([subject, all]): [string, Row[]] => [
      subject,
      loads
        .filter(({ part }) => all.includes(part))
        .map(({ part, way, end, everywhere }) => ({
          everywhere,
          scenario: `${part.name}: ${ways[way]}`,
          finds: part.finds[end] ?? '',
        })),
    ]),
    ...Object.entries(surroundings).map(([subject, all]): [string, Row[]] => [
      subject,
      all.map(({ name, finds }) => ({ scenario: name, finds, everywhere: true })),
    ]),
  ];
  const all = groups.flatMap(([, rows]) => rows);
  const inBoth = all.filter(({ everywhere }) => everywhere).length;
  return `# What goes wrong, and what the reader finds then

Each row is a test of the same name, in Chromium; what fails to come in several ways is tested in Chinese in the first of them, since all end in the same sentences. In every one of them the text of the page can be read, nothing is left uncaught, and no wait is without an end: what does not come within half a minute by the clock of the page is given up. Where a message is named, it is in the language of the page, and the test lifts the fault and goes on as the message says. Generated from \`parts.ts\` and \`surroundings.ts\`; do not edit it, run \`npx tsx site/e2e/faults/write-table.ts\` at the root instead. \`npm run check\` fails when it is stale.

| Scenarios | In both languages | Runs |
|---|---|---|
| ${all.length} | ${inBoth} | ${all.length + inBoth} |
${groups.map(groupTable).join('')}`;
}

const groupTable = ([subject, rows]: [string, Row[]]): string => `
## ${subject}

| Scenario | What the reader finds | en | zh |
|---|---|---|---|
${rows.map(({ scenario, finds, everywhere }) => `| ${scenario} | ${finds} | ✓ | ${everywhere ? '✓' : ''} |\n`).join('')}`;

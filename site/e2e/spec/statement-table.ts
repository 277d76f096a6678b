import type { Statement } from './list-statements.ts';

const sections: Record<number, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

const heldIn = (project: string, statements: Statement[]) =>
  statements.filter(({ projects }) => projects.includes(project)).length;

/** The table from statement to test, as Markdown. */
export function statementTable(statements: Statement[]): string {
  const numbers = [...new Set(statements.map(({ section }) => section))].sort((a, b) => a - b);
  const skipped = statements.filter(({ projects }) => projects.length === 0).length;
  return `# The specification, statement by statement

Each row is a test of the same name. Generated from the tests; do not edit it, run \`npx tsx site/e2e/spec/write-table.ts\` at the root instead. \`npm run check\` fails when it is stale.

| Statements | In English | In Chinese | On fixture sites | Skipped |
|---|---|---|---|---|
| ${statements.length} | ${heldIn('en', statements)} | ${heldIn('zh', statements)} | ${heldIn('fixtures', statements)} | ${skipped} |
${numbers
  .map(number =>
    sectionTable(
      number,
      statements.filter(s => s.section === number),
    ),
  )
  .join('')}`;
}

function sectionTable(number: number, statements: Statement[]): string {
  return `
## ${number}. ${sections[number] ?? 'Other'}

| Statement | File | en | zh | fixture |
|---|---|---|---|---|
${statements.map(row).join('')}`;
}

function row({ text, file, projects }: Statement): string {
  const mark = (project: string) => (projects.includes(project) ? '✓' : '–');
  const cells = [
    text.replaceAll('|', '\\|').replaceAll('<', '&lt;'),
    `[${file.replace(/^.*\//, '').replace('.spec.ts', '')}](../${file})`,
    mark('en'),
    mark('zh'),
    mark('fixtures'),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

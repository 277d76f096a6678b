import type { ListedTest } from '../list-tests.ts';

/** The table of contents. A test names its subject before the colon of its title. */
const subjects = [
  'Routes',
  'Languages',
  'Blog and tags',
  'Page layout',
  'Navigation bar',
  'Dropdown menus',
  'Mobile menu',
  'Sidebars',
  'Docs versions',
  'Search',
  'Colour mode',
  'Announcement bar',
  'Storage',
  'Page loading',
  'Page errors',
  'Build errors',
  'Console for any API',
];

const testedIn = (project: string, statements: ListedTest[]) =>
  statements.filter(({ projects }) => projects.includes(project)).length;

/** The table from statement to test, as Markdown. */
export function statementTable(statements: ListedTest[]): string {
  for (const { subject, file } of statements)
    if (!subjects.includes(subject))
      throw new Error(`${file}: “${subject}” is none of the subjects`);
  const skipped = statements.filter(({ projects }) => projects.length === 0).length;
  return `# What the site must do, statement by statement

Each row is a test, named \`Subject: statement\`. Generated from the tests; do not edit it, run \`npx tsx site/e2e/spec/write-table.ts\` at the root instead. \`npm run check\` fails when it is stale.

| Statements | In English | In Chinese | On fixture sites | Skipped |
|---|---|---|---|---|
| ${statements.length} | ${testedIn('en', statements)} | ${testedIn('zh', statements)} | ${testedIn('fixtures', statements)} | ${skipped} |
${subjects
  .map(subject =>
    subjectTable(
      subject,
      statements.filter(statement => statement.subject === subject),
    ),
  )
  .join('')}`;
}

function subjectTable(subject: string, statements: ListedTest[]): string {
  return `
## ${subject}

| Statement | File | en | zh | fixture |
|---|---|---|---|---|
${statements.map(row).join('')}`;
}

function row({ text, file, projects }: ListedTest): string {
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

import { type ListedTest, listTests } from '../list-tests.ts';

const engines = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' };
const projects = Object.keys(engines).flatMap(engine => [`${engine}-en`, `${engine}-zh`]);

export const listPaths = (): ListedTest[] => listTests('browsers/playwright.config.ts');

/** The table of paths, engines and languages, as Markdown. */
export function pathTable(paths: ListedTest[]): string {
  const merged = merge(paths);
  const subjects = [...new Set(merged.map(({ subject }) => subject))];
  const runs = merged.flatMap(path => path.projects).length;
  const skipped = merged.length * projects.length - runs;
  return `# The reader’s paths, in three engines

Each row is a test of the same name, which a reader’s hands do in Debian’s Chromium, Firefox ESR and WebKitGTK, in both languages. Generated from the tests; do not edit it, run \`npx tsx site/e2e/browsers/write-table.ts\` at the root instead. \`npm run check\` fails when it is stale.

\`npm run browsers\` walks them all, \`npm run browsers -- --engine firefox\` those of one engine. In every one of them a page that the policy refuses something, that throws or complains fails the test. Firefox opens every page of the sitemap, as Chromium does in \`site/e2e/axe\`; WebKitGTK opens one of each type. In CI each engine walks a path in one language, and the next engine in the other; every Monday in both.

| Paths | Engines | Languages | Runs | Skipped |
|---|---|---|---|---|
| ${merged.length} | 3 | 2 | ${runs} | ${skipped} |
${subjects
  .map(subject =>
    subjectTable(
      subject,
      merged.filter(path => path.subject === subject),
    ),
  )
  .join('')}`;
}

function merge(paths: ListedTest[]): ListedTest[] {
  const byTitle = new Map<string, ListedTest>();
  for (const path of paths) {
    const key = `${path.file} ${path.subject} ${path.text}`;
    const known = byTitle.get(key);
    byTitle.set(key, known ? { ...known, projects: [...known.projects, ...path.projects] } : path);
  }
  return [...byTitle.values()];
}

function subjectTable(subject: string, paths: ListedTest[]): string {
  const file = paths[0]?.file.replace(/^.*\//, '') ?? '';
  const heads = projects.map(project => {
    const [engine = '', language = ''] = project.split('-');
    return `${engines[engine as keyof typeof engines]}, ${language}`;
  });
  return `
## ${subject[0]?.toUpperCase()}${subject.slice(1)}

From [${file}](${file}).

| Path | ${heads.join(' | ')} |
|---|${heads.map(() => '---|').join('')}
${paths.map(row).join('')}`;
}

function row({ text, projects: run }: ListedTest): string {
  const marks = projects.map(project => (run.includes(project) ? '✓' : '–'));
  return `| ${[text.replaceAll('|', '\\|').replaceAll('<', '&lt;'), ...marks].join(' | ')} |\n`;
}

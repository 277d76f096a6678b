import { parseArgs } from 'node:util';
import { queryLists, unseenLists } from './class-queries.ts';
import { coldBytes } from './cold-bytes.ts';
import { evaluateEnglishOnChinese, evaluateReaders, evaluateTitles } from './evaluate.ts';
import { type ClassScore, evaluateClasses } from './evaluate-classes.ts';
import { exportCorpus } from './export-corpus.ts';

/**
 * Prints what quality.test.ts and bytes.test.ts assert, and every miss but those of the held-out lists. `--export <folder>`
 * writes the same pages and queries for search/bench, which asks other search engines.
 */
const print = (name: string, { asked, first, amongThree, amongEight, none }: ClassScore) => {
  const shares = [first, amongThree, amongEight, none].map(share => share.toFixed(2)).join('  ');
  console.log(`  ${name.padEnd(14)} ${String(asked).padStart(4)}  ${shares}`);
};

for (const locale of ['en', 'zh'] as const) {
  for (const list of queryLists) {
    const { all, byClass, missed } = await evaluateClasses(locale, list);
    console.log(`${list}, ${locale}:       asked  @1    @3    @8    none`);
    print('all', all);
    for (const [name, score] of byClass) print(name, score);
    if (!unseenLists.includes(list)) for (const miss of missed) console.log(`    ${miss}`);
  }
}

const evaluations = {
  'readers, en': await evaluateReaders('en'),
  'readers, zh': await evaluateReaders('zh'),
  'held out, en': await evaluateReaders('en', 'held-out-queries'),
  'held out, zh': await evaluateReaders('zh', 'held-out-queries'),
  'own titles, en': await evaluateTitles('en'),
  'own titles, zh': await evaluateTitles('zh'),
  'English headings on the Chinese site': await evaluateEnglishOnChinese(),
};

for (const [name, { asked, first, amongThree, missed }] of Object.entries(evaluations)) {
  console.log(`${name}: ${asked} asked, @1 ${first.toFixed(3)}, @3 ${amongThree.toFixed(3)}`);
  for (const miss of missed) console.log(`  ${miss}`);
}
for (const locale of ['en', 'zh'] as const) {
  const { files, p50, p95, most, dearest, requests } = await coldBytes(locale);
  const kB = [files, p50, p95, most].map(bytes => (bytes / 1000).toFixed(1)).join(', ');
  console.log(
    `indexes, ${locale}, br kB before a letter, for a first query p50, p95, most: ${kB} (“${dearest}”), ${requests} requests at most`,
  );
}

const { values } = parseArgs({ options: { export: { type: 'string' } } });
if (values.export) {
  for (const locale of ['en', 'zh'] as const) await exportCorpus(locale, values.export);
}

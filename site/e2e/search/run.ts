import { coldBytes } from './cold-bytes.ts';
import { evaluateEnglishOnChinese, evaluateReaders, evaluateTitles } from './evaluate.ts';

/** Prints what quality.test.ts and bytes.test.ts assert, and every miss. */
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

import { evaluateEnglishOnChinese, evaluateReaders, evaluateTitles } from './evaluate.ts';

/** Prints what the tests of the project `site` assert, and every miss: `npx tsx site/e2e/search/run.ts`. */
for (const [name, evaluation] of [
  ['readers, en', await evaluateReaders('en')],
  ['readers, zh', await evaluateReaders('zh')],
  ['own titles, en', await evaluateTitles('en')],
  ['own titles, zh', await evaluateTitles('zh')],
  ['English headings on the Chinese site', await evaluateEnglishOnChinese()],
] as const) {
  const { asked, first, amongThree, missed } = evaluation;
  console.log(`${name}: ${asked} asked, @1 ${first.toFixed(3)}, @3 ${amongThree.toFixed(3)}`);
  for (const miss of missed) console.log(`  ${miss}`);
}

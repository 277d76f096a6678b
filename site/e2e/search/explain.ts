import { parseArgs } from 'node:util';
import { explainWords, type SearchResult } from '@easel/search';
import type { Locale } from '../site-test.ts';
import { builtIndex } from './built-index.ts';

/** Says of each result of a query which word, field and rule gave how much: `explain.ts "限流" --locale zh`. */
const { values, positionals } = parseArgs({
  options: { locale: { type: 'string', default: 'en' } },
  allowPositionals: true,
});

for (const query of positionals) {
  const { find } = builtIndex(values.locale as Locale);
  const { results, understood, nearest } = await find(query, { explain: explainWords });
  const how = understood ? `, understood as “${understood}”` : '';
  console.log(`“${query}”${how}${nearest ? ', nothing fits; the nearest' : ''}`);
  for (const [i, result] of results.entries()) print(result, i + 1);
}

function print({ document, score, explanation }: SearchResult, place: number): void {
  const { title, sectionRoute, kind = document.type, names = [] } = document;
  console.log(`\n${place}. ${score.toFixed(2)}  ${title}  ${sectionRoute}  (${kind})`);
  for (const { word, weight, match } of explanation?.words ?? []) {
    const found = match
      ? `${match.how} “${match.term}” in ${match.fields.join(', ')}: ${match.share.toFixed(2)} × ${match.strength.toFixed(2)}`
      : 'not here';
    console.log(`     ${word} (${weight.toFixed(2)})  ${found}`);
  }
  const rules = Object.entries(explanation?.rules ?? {});
  console.log(`     rules  ${rules.map(([name, by]) => `${name} ${by.toFixed(2)}`).join('  ')}`);
  if (names.length > 0) console.log(`     names  ${names.slice(0, 6).join(', ')}`);
}

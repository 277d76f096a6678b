/** Endings by which English words of one family differ, longest first; what stays must be a stem of some length. */
const ENDINGS: readonly (readonly [ending: string, instead: string, shortestStem: number])[] = [
  ['isations', 'iz', 3],
  ['izations', 'iz', 3],
  ['isation', 'iz', 3],
  ['ization', 'iz', 3],
  ['fications', 'fy', 2],
  ['fication', 'fy', 2],
  ['ations', '', 4],
  ['ation', '', 4],
  ['ities', '', 4],
  ['ators', '', 4],
  ['ator', '', 4],
  ['ating', '', 4],
  ['ated', '', 4],
  ['ates', '', 4],
  ['ate', '', 4],
  ['tures', '', 3],
  ['ture', '', 4],
  ['ions', '', 4],
  ['ion', '', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['ity', '', 4],
  ['able', '', 4],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ised', 'iz', 3],
  ['ises', 'iz', 3],
  ['ise', 'iz', 3],
  ['ized', 'iz', 3],
  ['izes', 'iz', 3],
  ['ize', 'iz', 3],
  ['ied', 'y', 3],
  ['ies', 'y', 3],
  ['ers', '', 4],
  ['er', '', 4],
  ['ed', '', 3],
  ['es', '', 3],
  ['ly', '', 4],
  ['al', '', 4],
  ['s', '', 3],
  ['e', '', 3],
];
const DOUBLED = /([bdfglmnprt])\1$/;
const PLAIN = /^[a-z]{4,}$/;
const NO_PLURAL = /(?:ss|us|is)$/;

/**
 * The family a word belongs to: cancel, cancelled, canceling and cancellation are one, and so are colour and color.
 * Coarse, because it only says what else to look for, at less than the word itself is worth.
 */
export function stem(word: string): string {
  if (!PLAIN.test(word)) return word;
  const american = word.replace(/our(?=$|s|ed|ing)/, 'or').replace(/yse/, 'yze');
  const cut = NO_PLURAL.test(american) ? american : withoutEnding(american);
  return cut.replace(DOUBLED, '$1').replace(/i$/, 'y');
}

function withoutEnding(word: string): string {
  for (const [ending, instead, shortest] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < shortest) continue;
    return word.slice(0, -ending.length) + instead;
  }
  return word;
}

/** Endings by which English words of one family differ, longest first; what stays must be a stem of some length. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=.{3})i[sz]ations?$/, 'iz'],
  [/(?<=..)fications?$/, 'fy'],
  [/(?<=.{4})(?:ations?|ities|ators?|at(?:ing|e[ds]?)|ture)$|(?<=.{3})tures$/, ''],
  [/(?<=.{4})(?:ions?|ments?|ity|able)$|(?<=.{3})ings?$/, ''],
  [/(?<=.{3})i[sz]e[ds]?$/, 'iz'],
  [/(?<=.{3})ie[ds]$/, 'y'],
  [/(?<=.{4})(?:ers?|ly|al)$|(?<=.{3})(?:e[ds]|[se])$/, ''],
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
  for (const [ending, instead] of ENDINGS) {
    if (ending.test(word)) return word.replace(ending, instead);
  }
  return word;
}

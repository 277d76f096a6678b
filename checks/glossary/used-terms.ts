import type { Term } from './read-glossary.ts';

/** The terms that an English text uses, in any of their forms; names such as Node.js or get-job are not terms. */
export function usedTerms(text: string, terms: readonly Term[]): Term[] {
  let rest = text;
  return terms.filter(({ en }) => {
    const before = rest;
    rest = rest.replace(pattern(en), ' ');
    return rest !== before;
  });
}

function pattern(term: string): RegExp {
  const words = term.replace(/s$/, '').replaceAll(' ', '[ -]');
  return new RegExp(`(?<![\\w-])${words}(?:s|es|d|ed|ing)?(?![\\w-]|\\.\\w)`, 'gi');
}

import type { Rule } from '../rule.ts';
import { avoidedWords, glossaryFile, readSettledTerms } from '../texts/glossary.ts';
import { englishTexts } from '../texts/site-texts.ts';

export const englishTextsUseOneNameForEachThing: Rule = {
  why: 'one thing has one name: a reader who meets two words looks for two things.',
  findings: repository => {
    const terms = readSettledTerms(repository);
    return englishTexts(repository).flatMap(({ where, text }) => {
      const used = text.replace(/“[^”]*”/g, ' ');
      const words = new Set(terms.flatMap(term => avoidedWords(used, term)));
      return [...words].map(word => {
        const names = terms.filter(({ avoid }) => avoid.includes(word)).map(({ name }) => name);
        return {
          where,
          found: `“${word}” in “${excerpt(used, word)}”`,
          expected: `“${names.join('” or “')}”, as in ${glossaryFile}`,
        };
      });
    });
  },
};

function excerpt(text: string, word: string): string {
  const place = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, place - 30), place + word.length + 30).trim();
}

import { readPage } from '../pages/read-page.ts';
import { textHash } from '../pages/text-hash.ts';
import { completeTwins } from '../pages/twins.ts';
import type { Rule } from '../rule.ts';

export const translationsAreFresh: Rule = {
  why: 'an outdated translation states, in good Chinese, what is no longer true.',
  findings: repository =>
    completeTwins(repository.files).flatMap(({ english, chinese }) => {
      const hash = textHash(repository.read(english));
      const mark = readPage(repository.read(chinese)).frontMatter.translated_from;
      if (mark === hash) return [];
      return [
        {
          where: chinese,
          found: mark ? `a rendering of an older text (${mark})` : 'no translated_from',
          expected: `${hash}: re-read the Chinese against ${english}, then run tsx checks/mark-translated.ts ${english}`,
        },
      ];
    }),
};

import { pageAt } from '../pages/page.ts';
import { textHash, translatedPages } from '../pages/translations.ts';
import type { Rule } from '../rule.ts';

export const translationsAreFresh: Rule = {
  why: 'an outdated translation states, in good Chinese, what is no longer true.',
  findings: repository =>
    translatedPages(repository.files).flatMap(({ english, chinese }) => {
      const hash = textHash(repository.read(english));
      const mark = pageAt(repository, chinese).frontMatter.translated_from;
      if (mark === hash) return [];
      return [
        {
          where: chinese,
          found: mark ? `a translation of an older text (${mark})` : 'no translated_from',
          expected: `${hash}: re-read the Chinese against ${english}, then run tsx checks/mark-translated.ts ${english}`,
        },
      ];
    }),
};

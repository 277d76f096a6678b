import { contractQuantities } from '../numbers/contract-quantities.ts';
import { kinds } from '../numbers/quantity.ts';
import { quotedLimits } from '../numbers/quoted-limits.ts';
import { readableText } from '../pages/readable-text.ts';
import { sitePages } from '../pages/site-pages.ts';
import type { Rule } from '../rule.ts';

export const quotedLimitsAreInTheContract: Rule = {
  why: 'a program is built on the limits that a page states; the API enforces those of the contract.',
  findings: repository => {
    const known = contractQuantities(repository);
    return sitePages(repository).flatMap(({ path, prose }) =>
      prose.flatMap(({ number, text }) =>
        quotedLimits(readableText(text))
          .filter(({ quantities, bare }) =>
            quantities.some(
              ({ kind, value }) => !(bare ? kinds : [kind]).some(k => known.has(`${k} ${value}`)),
            ),
          )
          .map(quoted => ({
            where: `${path}:${number}`,
            found: `“${quoted.text}”`,
            expected: 'a limit, default or range that contract/ states',
          })),
      ),
    );
  },
};

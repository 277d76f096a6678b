import { packageAt } from '../docusaurus/installed-files.ts';
import { readRecord } from '../docusaurus/originals.ts';
import { listSwizzles, type Swizzle } from '../docusaurus/swizzles.ts';
import type { Repository } from '../repository/repository.ts';
import type { Rule } from '../rule.ts';

const header =
  /^(Ejected from|Wraps) (@docusaurus\/[\w-]+) (\d+\.\d+\.\d+[\w.-]*)(?: \([^)]*\))?: \S/;

export const everySwizzleSaysWhatItFollows: Rule = {
  why: 'whoever upgrades Docusaurus has to know what to compare a component with, and whether its reason is still valid.',
  findings: repository =>
    listSwizzles(repository).flatMap(swizzle => {
      const expected = expectedHeader(swizzle, repository);
      return swizzle.header.startsWith(expected) && header.test(swizzle.header)
        ? []
        : [
            {
              where: swizzle.path,
              found: swizzle.header || 'no comment above the imports',
              expected: `“${expected}: <why>”`,
            },
          ];
    }),
};

function expectedHeader({ original, wraps }: Swizzle, repository: Repository): string {
  const { name, version } = packageAt(repository, original);
  const compared = readRecord(repository)[original]?.version ?? version;
  return `${wraps ? 'Wraps' : 'Ejected from'} ${name} ${compared}`;
}

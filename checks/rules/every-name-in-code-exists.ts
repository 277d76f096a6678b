import { sitePages } from '../pages/page.ts';
import type { Repository } from '../repository/repository.ts';
import type { Rule } from '../rule.ts';

/** denoisingStrength, SIGN_ERROR: nobody writes like this except to name something. */
const name = /^(?:[a-z]+(?:[A-Z][a-z0-9]*)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;
const sources =
  /^(?:contract\/(?!generated\/|src\/).*\.yaml|samples\/[^/]+\/[^/]+\.\w+|(?:sandbox|signing)\/src\/.*\.ts)$/;

export const everyNameInCodeExists: Rule = {
  why: 'a field or code that is misspelt in a sentence is copied from there, and refused with UNKNOWN_FIELD.',
  findings: repository => {
    const known = knownNames(repository);
    return sitePages(repository).flatMap(({ path, codeSpans }) =>
      codeSpans
        .filter(({ text }) => name.test(text) && !known.has(text))
        .map(({ line, text }) => ({
          where: `${path}:${line}`,
          found: text,
          expected: 'a name that the contract, the sandbox or a sample uses',
        })),
    );
  },
};

function knownNames({ files, read }: Repository): Set<string> {
  return new Set(
    files
      .filter(path => sources.test(path) && !/\.(?:png|webp|pem)$/.test(path))
      .flatMap(path => read(path).match(/\w+/g) ?? []),
  );
}

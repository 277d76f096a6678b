import { parse } from 'yaml';
import { operationIds } from '../contract/contract.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

/** Tests may take their examples from here. */
const code =
  /^(?:search\/(?:src|docusaurus)|reference\/(?:src|browser|styles))\/(?!.*\.test\.tsx?$|testing\/).*\.(?:tsx?|cjs|css)$/;
/** Extensions of OpenAPI that other tools know as well. */
const known = new Set([
  'x-displayName',
  'x-enum-descriptions',
  'x-codeSamples',
  'x-code-samples',
  'x-oaiMeta',
  'x-webhooks',
  // Half of the name of a media type.
  'x-www-form-urlencoded',
]);

export const packagesForAnySiteKnowNothingOfEasel: Rule = {
  why: 'what knows these pages works on no others; the site hands over by options and components what is its own.',
  findings: repository => {
    const names = contractNames(repository);
    return repository.files
      .filter(path => code.test(path))
      .flatMap(path => findingsIn(path, repository.read(path).split('\n'), names));
  },
};

/** Operations and error codes. */
function contractNames({ files, read }: Repository): Set<string> {
  const { errors, jobFailures } = parse(read('contract/errors.yaml'));
  return new Set([...operationIds(files), ...Object.keys({ ...errors, ...jobFailures })]);
}

function findingsIn(path: string, lines: string[], names: Set<string>): Finding[] {
  return lines.flatMap((line, index) => {
    const words = line.match(/[\w-]+/g) ?? [];
    const found = [
      // The scope is how packages of this repository are called.
      ...(line.match(/(?<!@)\beasel\b/gi) ?? []),
      ...(line.match(/(?<![\w-])docs\/[\w/]+/g) ?? []),
      ...(line.match(/(?<![\w-])\/v1\b/g) ?? []),
      ...(line.match(/\bx-[a-zA-Z-]+(?=['"])/g) ?? []).filter(name => !known.has(name)),
      ...words.filter(word => names.has(word)),
    ];
    return found.map(name => ({
      where: `${path}:${index + 1}`,
      found: name,
      expected: 'an option or a component of the site, which says it',
    }));
  });
}

import {
  errorSlug,
  listConstants,
  listErrors,
  listJobFailures,
  listOperations,
  loadContract,
} from '@easel/contract';
import { pathPrefix } from '../../i18n/languages.ts';
import { contractIn, readMessages } from '../../i18n/translations.ts';
import { fill } from '../../islands/kit/view/fill.ts';
import { contentFolder, pathIn, type Version } from '../../versioning/sources.ts';
import type { Messages } from './messages.ts';
import type { Reference } from './pages/page-context.ts';
import { readGuides } from './read-guides.ts';

export interface ReferenceOptions {
  /** Where the reference is served, without a locale. */
  route: string;
  errorPage: string;
  securityGuides: Record<string, string>;
  /** Where the contract itself can be fetched, without a locale. */
  downloads: string[];
}

/** The only step that reads: contract, constants, and the titles of the guides it points to. */
export async function readReference(
  options: ReferenceOptions,
  locale: string,
  version?: Version,
): Promise<Reference> {
  const source = contractIn(locale, version);
  const [document, errors, jobFailures, constants] = await Promise.all([
    loadContract(source),
    listErrors(source),
    listJobFailures(source),
    listConstants(source),
  ]);
  const messages = readMessages<Messages>(locale, 'reference');
  const operations = listOperations(document);
  const errorPath = (code: string) => `${options.errorPage}#${errorSlug(code)}`;
  const paths = [
    ...operations.flatMap(({ operation }) => operation['x-related'] ?? []),
    ...Object.values(options.securityGuides),
  ];
  return {
    document,
    // The sandbox is that of the current contract.
    canTry: version === undefined,
    words: messages,
    links: {
      to: path => pathPrefix(locale) + pathIn(version, path),
      byCode: new Map([
        ...operations.map(({ id }) => [id, `${options.route}/${id}`] as const),
        ...errors.map(({ code }) => [code, errorPath(code)] as const),
      ]),
    },
    errors: new Map(errors.map(error => [error.code, error])),
    jobFailures,
    rateLimits: constants.limits.rateLimits,
    describeRateLimit: limit => fill(messages.rateLimitText, { ...limit }),
    guides: await readGuides(contentFolder(locale, version), paths),
    securityGuides: options.securityGuides,
    downloads: options.downloads,
    errorPath,
  };
}

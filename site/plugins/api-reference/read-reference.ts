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
import { contentFolder } from './content-folder.ts';
import type { Messages } from './messages.ts';
import type { Reference } from './pages/page-context.ts';
import { readGuides } from './read-guides.ts';

export interface ReferenceOptions {
  siteDir: string;
  /** Where the reference is served, without a locale. */
  route: string;
  errorPage: string;
  securityGuides: Record<string, string>;
  /** Where the contract itself can be fetched, without a locale. */
  downloads: string[];
}

/** The only step that reads: contract, constants, and the titles of the guides it points to. */
export async function readReference(options: ReferenceOptions, locale: string): Promise<Reference> {
  const source = contractIn(locale);
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
    words: messages,
    links: {
      prefix: pathPrefix(locale),
      byCode: new Map([
        ...operations.map(({ id }) => [id, `${options.route}/${id}`] as const),
        ...errors.map(({ code }) => [code, errorPath(code)] as const),
      ]),
    },
    errors: new Map(errors.map(error => [error.code, error])),
    jobFailures,
    rateLimits: constants.limits.rateLimits,
    describeRateLimit: limit => fill(messages.rateLimitText, { ...limit }),
    guides: await readGuides(contentFolder(options.siteDir, locale), paths),
    securityGuides: options.securityGuides,
    downloads: options.downloads,
    errorPath,
  };
}

import {
  errorSlug,
  type Locale,
  listConstants,
  listErrors,
  listJobFailures,
  listOperations,
  loadContract,
  type RateLimit,
} from '@easel/contract';
import { contentFolder } from './content-folder.ts';
import type { Reference } from './pages/page-context.ts';
import { readGuides } from './read-guides.ts';
import { wording } from './wording.ts';

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
export async function readReference(options: ReferenceOptions, locale: Locale): Promise<Reference> {
  const [document, errors, jobFailures, constants] = await Promise.all([
    loadContract(locale),
    listErrors(locale),
    listJobFailures(locale),
    listConstants(),
  ]);
  const operations = listOperations(document);
  const errorPath = (code: string) => `${options.errorPage}#${errorSlug(code)}`;
  const paths = [
    ...operations.flatMap(({ operation }) => operation['x-related'] ?? []),
    ...Object.values(options.securityGuides),
  ];
  return {
    document,
    words: wording[locale],
    links: {
      prefix: locale === 'en' ? '' : `/${locale}`,
      byCode: new Map([
        ...operations.map(({ id }) => [id, `${options.route}/${id}`] as const),
        ...errors.map(({ code }) => [code, errorPath(code)] as const),
      ]),
    },
    errors: new Map(errors.map(error => [error.code, error])),
    jobFailures,
    rateLimits: constants.limits.rateLimits,
    describeRateLimit: rateLimitTexts[locale],
    guides: await readGuides(contentFolder(options.siteDir, locale), paths),
    securityGuides: options.securityGuides,
    downloads: options.downloads,
    errorPath,
  };
}

const rateLimitTexts: Record<Locale, (limit: RateLimit) => string> = {
  en: ({ perSecond, burst }) =>
    `${perSecond} requests a second for each app, and up to ${burst} at once. Beyond that the answer is \`RATELIMIT_EXCEEDED\`.`,
  zh: ({ perSecond, burst }) =>
    `每个应用每秒 ${perSecond} 次，瞬时最多 ${burst} 次。超出后返回 \`RATELIMIT_EXCEEDED\`。`,
};

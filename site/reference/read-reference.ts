import {
  type ContractDocument,
  type ErrorEntry,
  errorSlug,
  type JobFailureEntry,
  listConstants,
  listErrors,
  listJobFailures,
  listOperations,
  listReleases,
  loadContract,
  type Operation,
  type RateLimit,
  type Release,
} from '@easel/contract';
import type { Guide } from '@easel/reference';
import type english from '@messages/operations.json';
import { addressPrefix } from '../config/base-path.ts';
import { contractIn, readMessages } from '../i18n/translations.ts';
import { contentFolder, pathIn, type Version } from '../versioning/sources.ts';
import type { ChangeMessages } from './changes/tell-change.ts';
import { readGuides } from './read-guides.ts';

export interface ReferenceOptions {
  /** Where the reference is served, without a locale. */
  route: string;
  errorPage: string;
  /** The guide that tells of an operation in words and examples, by its id, and the one that tells of them all. */
  accounts: Record<string, string>;
  overviewAccount: string;
  /** The guide that explains a security scheme, by its name in the contract. */
  securityGuides: Record<string, string>;
  /** The page that lists what changed, release by release. */
  changeLog: string;
  /** Where the contract itself can be fetched, without a locale. */
  downloads: string[];
}

/** What pages of one language and version tell about the API. */
export interface Reference {
  document: ContractDocument;
  operations: Map<string, Operation>;
  errors: Map<string, ErrorEntry>;
  jobFailures: JobFailureEntry[];
  rateLimits: Record<string, RateLimit>;
  /** Hand-written pages by the path the contract calls them. */
  guides: Map<string, Guide>;
  /** Newest first. */
  releases: Release[];
  messages: typeof english;
  changeMessages: ChangeMessages;
  /** A path of the site in the language and version. */
  to: (path: string) => string;
  /** The page and anchor of an error. */
  errorPath: (code: string) => string;
}

/** The only step that reads: contract, constants, and the titles of the guides it points to. */
export async function readReference(
  { errorPage, accounts, overviewAccount, securityGuides }: ReferenceOptions,
  locale: string,
  version?: Version,
): Promise<Reference> {
  const source = contractIn(locale, version);
  const [document, errors, jobFailures, constants, releases] = await Promise.all([
    loadContract(source),
    listErrors(source),
    listJobFailures(source),
    listConstants(source),
    listReleases(source),
  ]);
  const operations = listOperations(document);
  const paths = [
    ...operations.flatMap(({ operation }) => operation['x-related'] ?? []),
    ...Object.values(accounts),
    overviewAccount,
    ...Object.values(securityGuides),
  ];
  return {
    document,
    operations: new Map(operations.map(({ id, operation }) => [id, operation])),
    errors: new Map(errors.map(error => [error.code, error])),
    jobFailures,
    rateLimits: constants.limits.rateLimits,
    guides: await readGuides(contentFolder(locale, version), paths),
    releases,
    messages: readMessages(locale, 'operations'),
    changeMessages: readMessages(locale, 'changes'),
    to: path => addressPrefix(locale) + pathIn(version, path),
    errorPath: code => `${errorPage}#${errorSlug(code)}`,
  };
}

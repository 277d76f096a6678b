import type {
  Constants,
  ContractDocument,
  ErrorEntry,
  JobFailureEntry,
  Release,
} from '@easel/contract';
import type english from '@messages/contract-tables.json';
import { contractIn, readMessages } from '../../i18n/translations.ts';
import type { ChangeMessages } from '../../reference/changes/tell-change.ts';
import type { Version } from '../../versioning/sources.ts';
import type { RootContent } from '../page-tree.ts';

export type TableMessages = typeof english;

export interface ContractData {
  locale: string;
  words: TableMessages;
  document: ContractDocument;
  constants: Constants;
  errors: ErrorEntry[];
  jobFailures: JobFailureEntry[];
  releases: Release[];
  changeWords: ChangeMessages;
}

/** Loaded only when a page asks: the configuration is read by every command of Docusaurus. */
export async function loadContractData(locale: string, version: Version): Promise<ContractData> {
  const { listConstants, listErrors, listJobFailures, listReleases, loadContract } = await import(
    '@easel/contract'
  );
  const source = contractIn(locale, version);
  const [document, constants, errors, jobFailures, releases] = await Promise.all([
    loadContract(source),
    listConstants(source),
    listErrors(source),
    listJobFailures(source),
    listReleases(source),
  ]);
  const words = readMessages<TableMessages>(locale, 'contract-tables');
  const changeWords = readMessages<ChangeMessages>(locale, 'changes');
  return { locale, words, document, constants, errors, jobFailures, releases, changeWords };
}

/** What an element on a page becomes. */
export type TableStep = (data: ContractData, attributes: Record<string, string>) => RootContent[];

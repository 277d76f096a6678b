import type {
  Constants,
  ContractDocument,
  ErrorEntry,
  JobFailureEntry,
  Locale,
} from '@easel/contract';
import type english from '../../locales/en/contract-tables.json';
import { readMessages } from '../../locales/read-messages.ts';

export type TableMessages = typeof english;

export interface ContractData {
  locale: Locale;
  words: TableMessages;
  document: ContractDocument;
  constants: Constants;
  errors: ErrorEntry[];
  jobFailures: JobFailureEntry[];
}

/** Loaded only when a page asks: the configuration is read by every command of the engine. */
export async function loadContractData(locale: Locale): Promise<ContractData> {
  const { listConstants, listErrors, listJobFailures, loadContract } = await import(
    '@easel/contract'
  );
  const [document, constants, errors, jobFailures] = await Promise.all([
    loadContract(locale),
    listConstants(),
    listErrors(locale),
    listJobFailures(locale),
  ]);
  const words = readMessages<TableMessages>(locale, 'contract-tables');
  return { locale, words, document, constants, errors, jobFailures };
}

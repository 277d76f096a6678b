import type {
  Constants,
  ContractDocument,
  ErrorEntry,
  JobFailureEntry,
  Locale,
} from '@easel/contract';
import { type TableWords, tableWords } from './table-words.ts';

export interface ContractData {
  locale: Locale;
  words: TableWords;
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
  return { locale, words: tableWords[locale], document, constants, errors, jobFailures };
}

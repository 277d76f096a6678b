import { type ContractTablesOptions, contractTables } from '../plugins/contract-tables/index.ts';
import { sourcesDigest } from '../versioning/page-sources.ts';
import { currentLocale } from './current-locale.ts';

export function contractTablesStep(): [typeof contractTables, ContractTablesOptions] {
  const locale = currentLocale();
  return [contractTables, { locale, digest: sourcesDigest('Contract', locale) }];
}

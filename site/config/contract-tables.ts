import { type ContractTablesOptions, contractTables } from '../plugins/contract-tables/index.ts';
import { sourceOf } from '../versioning/sources.ts';
import { type ShownSources, sourcesDigest } from '../versioning/sources-digest.ts';
import { currentLocale } from './current-locale.ts';

export const contractSources: ShownSources = {
  folder: sourceOf('contract', undefined),
  shown: name => name.endsWith('.yaml') && !name.includes('node_modules'),
  texts: ['contract', 'messages/contract-tables.json'],
};

export function contractTablesStep(): [typeof contractTables, ContractTablesOptions] {
  const locale = currentLocale();
  return [contractTables, { locale, digest: sourcesDigest(contractSources, locale) }];
}

import { join } from 'node:path';
import { contractDigest } from '../plugins/contract-tables/contract-digest.ts';
import { type ContractTablesOptions, contractTables } from '../plugins/contract-tables/index.ts';
import { currentLocale } from './current-locale.ts';

export function contractTablesStep(): [typeof contractTables, ContractTablesOptions] {
  const digest = contractDigest(join(__dirname, '../../contract'));
  return [contractTables, { locale: currentLocale(), digest }];
}

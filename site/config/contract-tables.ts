import { join } from 'node:path';
import { folderDigest, versionsDigest } from '../plugins/contract-tables/folder-digest.ts';
import { type ContractTablesOptions, contractTables } from '../plugins/contract-tables/index.ts';
import { currentLocale } from './current-locale.ts';

export function contractTablesStep(): [typeof contractTables, ContractTablesOptions] {
  const digest = folderDigest(
    join(__dirname, '../../contract'),
    name => name.endsWith('.yaml') && !name.includes('node_modules'),
  );
  return [contractTables, { locale: currentLocale(), digest: digest + versionsDigest() }];
}

import { readFileSync } from 'node:fs';
import { listOperations, loadContract } from '@easel/contract';
import type { FormData } from '../../islands/console/form-data.ts';
import type { Locale } from '../site-test.ts';

const folders = {
  en: new URL('../../docs/generated/', import.meta.url),
  zh: new URL('../../i18n/zh/docusaurus-plugin-content-docs/current/generated/', import.meta.url),
};

/** What the build has given to each console, in the order of the contract. */
export async function readForms(locale: Locale): Promise<FormData[]> {
  const operations = listOperations(await loadContract());
  return operations.map(({ id }) =>
    JSON.parse(readFileSync(new URL(`${id}.form.json`, folders[locale]), 'utf8')),
  );
}

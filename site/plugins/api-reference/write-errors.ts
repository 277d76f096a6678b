import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listErrors, listJobFailures } from '@easel/contract';
import { contractIn } from '../../i18n/translations.ts';

/** The catalogue for programs, at /errors.json in each language. */
export async function writeErrors(folder: string, locale: string): Promise<void> {
  const source = contractIn(locale);
  const [errors, jobFailures] = await Promise.all([listErrors(source), listJobFailures(source)]);
  const catalogue = { locale, errors, jobFailures };
  await writeFile(join(folder, 'errors.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
}

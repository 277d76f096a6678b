import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, listErrors, listJobFailures } from '@easel/contract';

/** The catalogue for programs, at /errors.json and /zh/errors.json. */
export async function writeErrors(folder: string, locale: Locale): Promise<void> {
  const [errors, jobFailures] = await Promise.all([listErrors(locale), listJobFailures(locale)]);
  const catalogue = { locale, errors, jobFailures };
  await writeFile(join(folder, 'errors.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
}

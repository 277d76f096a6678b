import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContractSource, listErrors, listJobFailures } from '@easel/contract';

/** The catalogue for programs, at /errors.json in each language. */
export async function writeErrors(
  folder: string,
  source: ContractSource,
  locale: string,
): Promise<void> {
  const [errors, jobFailures] = await Promise.all([listErrors(source), listJobFailures(source)]);
  const catalogue = { locale, errors, jobFailures };
  await writeFile(join(folder, 'errors.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
}

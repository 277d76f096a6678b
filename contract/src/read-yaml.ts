import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { translate } from './translate.ts';

/** Where a contract is read from. */
export interface ContractSource {
  /** Its folder: that of this package unless said otherwise. */
  root?: string;
  /** The folder with its texts in another language. */
  translation?: string;
}

const own = fileURLToPath(new URL('..', import.meta.url));

export function contractPath(file: string, { root = own }: ContractSource = {}): string {
  return join(root, file);
}

export async function readYaml<T>(file: string, source: ContractSource = {}): Promise<T> {
  return parse(await readFile(contractPath(file, source), 'utf8')) as T;
}

/** Data in the language of its source: its texts are replaced by those of `file` in the folder of the translation. */
export async function inTranslation<Data>(
  data: Data,
  { translation }: ContractSource,
  file: string,
  isText: (path: string[]) => boolean,
): Promise<Data> {
  if (!translation) return data;
  const path = join(translation, file);
  return translate(data, parse(await readFile(path, 'utf8')), isText, path);
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export function contractPath(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

export async function readYaml<T>(file: string): Promise<T> {
  return parse(await readFile(contractPath(file), 'utf8')) as T;
}

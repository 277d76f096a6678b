import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { starter } from './list-kept.ts';

const root = join(starter, 'template');

export const readTemplate = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Files of a folder of the template, by their paths below it. */
export const listTemplate = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(join(root, folder), join(entry.parentPath, entry.name)))
    .map(path => path.split(sep).join('/'))
    .sort();

/** What is the same in every new repository, but for the name of the API. Packages are written by package-files.ts. */
export function templateTexts(name: string): Record<string, string> {
  const files = listTemplate('').filter(
    file => !file.startsWith('languages/') && !file.endsWith('package.json'),
  );
  return Object.fromEntries(
    // By its own name `tsconfig.json` would be one of this repository, where what it is about is not.
    files.map(file => [
      file.replace(/\.template$/, ''),
      readTemplate(file).replaceAll('{{name}}', name),
    ]),
  );
}

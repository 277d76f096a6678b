import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContractSource, translate } from '@easel/contract';
import { parse } from 'yaml';
import { sourceOf, translationsOf, type Version } from '../versioning/sources.ts';
import { sourceLanguage } from './languages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

const isSource = (code: string) => code === sourceLanguage.code;

/** Packages that have messages of their own: what they say in the first language is part of them, and perhaps in others. */
export const packages = ['reference', 'signing'];

/** Where a message file is. */
export function messageFile(code: string, name: string, folder = here): string {
  const file = join(folder, code, 'messages', `${name}.json`);
  if (!packages.includes(name)) return file;
  const english = require.resolve(`@easel/${name}/messages.json`);
  if (isSource(code)) return english;
  const comingAlong = join(dirname(english), `messages.${code}.json`);
  return existsSync(file) || !existsSync(comingAlong) ? file : comingAlong;
}

/** The messages of one file, where pages are built. In the browser islands/kit/open-island.tsx fetches them. */
export function readMessages<Messages>(code: string, name: string, folder = here): Messages {
  return JSON.parse(readFileSync(messageFile(code, name, folder), 'utf8')) as Messages;
}

/** The contract of a version, in a language. */
export function contractIn(code: string, version?: Version): ContractSource {
  const root = sourceOf('contract', version);
  return isSource(code)
    ? { root }
    : { root, translation: join(translationsOf(code, version), 'contract') };
}

interface Place {
  /** Of the folder of a language. */
  file: string;
  /** Where in the file, if it has the texts of more than one source. */
  key?: string;
  version?: Version;
}

/** Data with its texts in a language: as it is in the first, in the others with the texts that the place has. */
export function inLanguage<Data>(
  code: string,
  data: Data,
  isText: (path: string[]) => boolean,
  { file, key, version }: Place,
): Data {
  if (isSource(code)) return data;
  const path = join(translationsOf(code, version), file);
  const texts = parse(readFileSync(path, 'utf8'));
  const where = `${relative(join(here, '../..'), path)}${key ? ` ${key}` : ''}`;
  return translate(data, key ? texts[key] : texts, isText, where);
}

/** Each message as `file.name`, with its text. */
export function listMessages(code: string, folder = here): Map<string, string> {
  const names = readdirSync(join(folder, code, 'messages')).map(file =>
    file.slice(0, -'.json'.length),
  );
  return new Map(
    [...new Set([...names, ...packages])]
      .filter(name => existsSync(messageFile(code, name, folder)))
      .flatMap(name => flatten(readMessages<object>(code, name, folder), name)),
  );
}

function flatten(value: object, path: string): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'string' ? [[`${path}.${name}`, inner]] : flatten(inner, `${path}.${name}`),
  );
}

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What the messages of a language lack, have too much, or fill in other places. Empty when they are complete. */
export function findMessageFaults(code: string, folder = here): string[] {
  const wanted = listMessages(sourceLanguage.code, folder);
  const found = listMessages(code, folder);
  const missing = [...wanted.keys()].filter(name => !found.has(name));
  const unknown = [...found.keys()].filter(name => !wanted.has(name));
  const misplaced = [...wanted].filter(
    ([name, text]) => found.has(name) && placesOf(found.get(name) ?? '') !== placesOf(text),
  );
  return [
    ...missing.map(name => `${name} is missing`),
    ...unknown.map(name => `${name} is not in ${sourceLanguage.code}`),
    ...misplaced.map(([name, text]) => `${name} must fill ${placesOf(text) || 'nothing'}`),
  ];
}

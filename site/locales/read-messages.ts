import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The language that others are translated from; its files are the list of messages. */
const source = 'en';

/** The messages of one file, where pages are built. In the browser islands/kit/load-island.ts fetches them. */
export function readMessages<Messages>(locale: string, name: string, localesDir = here): Messages {
  return JSON.parse(readFileSync(join(localesDir, locale, `${name}.json`), 'utf8')) as Messages;
}

/** Each message as `file.name`, with its text. */
export function listMessages(locale: string, localesDir = here): Map<string, string> {
  const files = readdirSync(join(localesDir, locale)).filter(name => name.endsWith('.json'));
  return new Map(
    files.flatMap(file => {
      const name = file.slice(0, -'.json'.length);
      return flatten(readMessages<object>(locale, name, localesDir), name);
    }),
  );
}

function flatten(value: object, path: string): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'string' ? [[`${path}.${name}`, inner]] : flatten(inner, `${path}.${name}`),
  );
}

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What a language lacks, has too much, or fills in other places. Empty when it is complete. */
export function findMessageFaults(locale: string, localesDir = here): string[] {
  const wanted = listMessages(source, localesDir);
  const found = listMessages(locale, localesDir);
  const missing = [...wanted.keys()].filter(name => !found.has(name));
  const unknown = [...found.keys()].filter(name => !wanted.has(name));
  const misplaced = [...wanted].filter(
    ([name, text]) => found.has(name) && placesOf(found.get(name) ?? '') !== placesOf(text),
  );
  return [
    ...missing.map(name => `${name} is missing`),
    ...unknown.map(name => `${name} is not in ${source}`),
    ...misplaced.map(([name, text]) => `${name} must fill ${placesOf(text) || 'nothing'}`),
  ];
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The language that others are translated from; its files are the list of messages. */
const source = 'en';

/** The messages of one file, where pages are built. In the browser islands/kit/messages.ts fetches them. */
export function readMessages<Messages>(localesDir: string, locale: string, name: string): Messages {
  return JSON.parse(readFileSync(join(localesDir, locale, `${name}.json`), 'utf8')) as Messages;
}

/** Each message as `file.name`, with its text. */
export function listMessages(localesDir: string, locale: string): Map<string, string> {
  const files = readdirSync(join(localesDir, locale)).filter(name => name.endsWith('.json'));
  return new Map(
    files.flatMap(file => {
      const name = file.slice(0, -'.json'.length);
      return flatten(readMessages<object>(localesDir, locale, name), name);
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
export function findMessageFaults(localesDir: string, locale: string): string[] {
  const wanted = listMessages(localesDir, source);
  const found = listMessages(localesDir, locale);
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

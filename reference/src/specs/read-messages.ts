import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Messages } from '../edition.ts';
import { refuse } from './validate-options.ts';

type Texts = Record<string, unknown>;

const read = (file: URL | string) => JSON.parse(readFileSync(file, 'utf8'));
const own = (name: string) => read(new URL(`../../${name}`, import.meta.url));

/** The messages of a language: those that come along, and what the site says in their place. */
export function messagesIn(
  language: string,
  siteDir: string,
  files: Record<string, string> = {},
): Messages {
  const option = `messages.${language}`;
  const wanted = Object.keys(own('messages.json'));
  const path = files[language];
  const handed = path === undefined ? {} : readHanded(path, siteDir, option);
  const unknown = Object.keys(handed).find(name => !wanted.includes(name));
  if (unknown) refuse(option, path, `no text named ${unknown}, which nothing uses`);
  const texts: Texts = { ...comingAlong(language), ...handed };
  const missing = wanted.filter(name => !(name in texts));
  if (missing.length > 0) {
    const more = missing.length > 3 ? ` and ${missing.length - 3} others` : '';
    refuse(option, path, `a JSON file with the texts ${missing.slice(0, 3).join(', ')}${more}`);
  }
  return texts as Messages;
}

/** What is written for a language is also for its regions, if they write it in the same script. */
function comingAlong(language: string): Texts {
  const languages = own('languages.json') as Record<string, string>;
  const found = Object.keys(languages).find(code => written(code) === written(language));
  return found ? own(languages[found] ?? '') : {};
}

function written(code: string): string {
  const { language, script } = new Intl.Locale(code).maximize();
  return `${language}-${script}`;
}

function readHanded(path: string, siteDir: string, option: string): Texts {
  const file = resolve(siteDir, path);
  if (!existsSync(file)) refuse(option, path, 'a file that is there');
  return read(file);
}

import { parse } from 'yaml';
import { isPage, translationsOf } from '../pages/translations.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

/** authors.yml and tags.yml: what pages name by key. */
const isKeyedList = (path: string) => path.endsWith('.yml');

export const everyPageExistsInBothLanguages: Rule = {
  why: 'a missing Chinese page is silently served in English, and a page without an English original is unreachable.',
  findings: repository => [
    ...repository.files
      .filter(path => isPage(path) || isKeyedList(path))
      .flatMap(path => missingTranslation(path, repository.files)),
    ...repository.files
      .filter(path => isKeyedList(path) && translationsOf(path)?.english === path)
      .flatMap(path => differentKeys(path, repository)),
  ],
};

function missingTranslation(path: string, files: readonly string[]): Finding[] {
  const translations = translationsOf(path);
  if (!translations) return [];
  const isEnglish = path === translations.english;
  const translation = isEnglish ? translations.chinese : translations.english;
  if (files.includes(translation)) return [];
  return [
    {
      where: path,
      found: `no ${isEnglish ? 'Chinese' : 'English'} translation`,
      expected: translation,
    },
  ];
}

function differentKeys(path: string, repository: Repository): Finding[] {
  const chinese = translationsOf(path)?.chinese ?? '';
  if (!repository.files.includes(chinese)) return [];
  const keys = (file: string) => Object.keys(parse(repository.read(file)) ?? {}).sort();
  const [expected, found] = [keys(path).join(', '), keys(chinese).join(', ')];
  if (found === expected) return [];
  return [{ where: chinese, found: `the keys ${found}`, expected: `the keys ${expected}` }];
}

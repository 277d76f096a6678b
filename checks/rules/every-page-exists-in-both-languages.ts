import { parse } from 'yaml';
import { isPage, twinsOf } from '../pages/twins.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

/** authors.yml and tags.yml: what pages name by key. */
const isKeyedList = (path: string) => path.endsWith('.yml');

export const everyPageExistsInBothLanguages: Rule = {
  why: 'a missing Chinese page is silently served in English, and a page without an English original is unreachable.',
  findings: repository => [
    ...repository.files
      .filter(path => isPage(path) || isKeyedList(path))
      .flatMap(path => missingTwin(path, repository.files)),
    ...repository.files
      .filter(path => isKeyedList(path) && twinsOf(path)?.english === path)
      .flatMap(path => differentKeys(path, repository)),
  ],
};

function missingTwin(path: string, files: readonly string[]): Finding[] {
  const twins = twinsOf(path);
  if (!twins) return [];
  const isEnglish = path === twins.english;
  const twin = isEnglish ? twins.chinese : twins.english;
  if (files.includes(twin)) return [];
  return [
    {
      where: path,
      found: `no ${isEnglish ? 'Chinese' : 'English'} twin`,
      expected: twin,
    },
  ];
}

function differentKeys(path: string, repository: Repository): Finding[] {
  const chinese = twinsOf(path)?.chinese ?? '';
  if (!repository.files.includes(chinese)) return [];
  const keys = (file: string) => Object.keys(parse(repository.read(file)) ?? {}).sort();
  const [expected, found] = [keys(path).join(', '), keys(chinese).join(', ')];
  if (found === expected) return [];
  return [{ where: chinese, found: `the keys ${found}`, expected: `the keys ${expected}` }];
}

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readOptions, usage } from './read-options.ts';

const file = fileURLToPath(import.meta.url);

it('has a value for whatever is not said', () => {
  expect(readOptions([file, '/nowhere/new'])).toEqual({
    document: file,
    folder: '/nowhere/new',
    name: undefined,
    url: 'https://docs.example.com',
    languages: ['en', 'zh'],
  });
  const { languages, name } = readOptions([file, 'new', '--languages', 'zh, en,zh', '--name', 'A']);
  expect([languages, name]).toEqual([['zh', 'en'], 'A']);
});

it.each([
  [[file], usage],
  [[file, 'new', 'more'], usage],
  [['gone.yaml', 'new'], 'gone.yaml'],
  [[file, '.'], 'is not empty'],
  [[file, file], 'is there already'],
  [[file, 'new', '--url', 'acme.example'], 'acme.example'],
  [[file, 'new', '--url', 'file:///x'], 'file:///x'],
  [[file, 'new', '--languages', 'en,fr'], 'fr'],
])('refuses %j in one sentence', (args, said) => {
  expect(() => readOptions(args)).toThrow(said);
});

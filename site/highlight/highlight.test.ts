import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { highlight } from './highlight.ts';

it.each([
  ['bash', 'echo "$A" # x', 'string'],
  ['javascript', 'const a = 1;', 'keyword'],
  ['python', 'def f(): pass', 'keyword'],
  ['go', 'func main() {}', 'keyword'],
  ['java', 'class A {}', 'keyword'],
  ['php', '<?php echo 1;', 'number'],
  ['ruby', "puts 'a'", 'string'],
  ['json', '{"a": 1}', 'name'],
  ['http', 'GET / HTTP/1.1\nHost: a', 'keyword'],
  ['diff', '- a\n+ b', 'inserted'],
])('%s has colours', (language, code, expected) => {
  const colours = highlight(code, language)
    .flat()
    .map(({ colour }) => colour);
  expect(colours).toContain(expected);
});

const samples = new URL('../../samples/', import.meta.url);
const languages: { program: string; highlight: string }[] = parse(
  readFileSync(new URL('languages.yaml', samples), 'utf8'),
);

it.each(languages)('$program of a sample has colours', ({ program, highlight: language }) => {
  const file = `text-to-image/${program.replaceAll('{task}', 'text-to-image')}`;
  const code = readFileSync(new URL(file, samples), 'utf8');
  const coloured = highlight(code, language).flat();
  expect(coloured.filter(({ colour }) => colour).length).toBeGreaterThan(20);
});

const textOf = (code: string, language: string) =>
  highlight(code, language).map(line => line.map(({ text }) => text).join(''));

it('keeps every character and every line', () => {
  const code = 'if a < b:\n\n    print("&amp;", \'<b>\')  # done';
  expect(textOf(code, 'python').join('\n')).toBe(code);
});

it('leaves a language it does not know as it is', () => {
  expect(textOf('<script>\n&', 'klingon')).toEqual(['<script>', '&']);
});

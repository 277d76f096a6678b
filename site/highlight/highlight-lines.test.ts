import { expect, it } from 'vitest';
import { highlightLines } from './highlight-lines.ts';

it.each([
  ['bash', 'echo "$A" # x', 'tk-string'],
  ['javascript', 'const a = 1;', 'tk-keyword'],
  ['python', 'def f(): pass', 'tk-keyword'],
  ['go', 'func main() {}', 'tk-keyword'],
  ['java', 'class A {}', 'tk-keyword'],
  ['php', '<?php echo 1;', 'tk-number'],
  ['json', '{"a": 1}', 'tk-name'],
  ['http', 'GET / HTTP/1.1\nHost: a', 'tk-keyword'],
  ['diff', '- a\n+ b', 'tk-inserted'],
])('%s has colours', (language, code, expected) => {
  expect(highlightLines(code, language).join('\n')).toContain(`class="${expected}"`);
});

it('keeps every character and every line', () => {
  const code = 'if a < b:\n\n    print("&amp;", \'<b>\')  # done';
  const text = highlightLines(code, 'python')
    .join('\n')
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(text).toBe(code);
});

it('escapes a language it does not know', () => {
  expect(highlightLines('<script>\n&', 'klingon')).toEqual(['&lt;script&gt;', '&amp;']);
});

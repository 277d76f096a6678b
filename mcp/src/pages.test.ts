import { expect, it } from 'vitest';
import { listParts, pathOf } from './pages.ts';

it.each([
  ['/docs/intro', '/docs/intro'],
  ['https://docs.easel.example/zh/docs/intro.md#x', '/docs/intro'],
  ['docs/intro/', '/docs/intro'],
  ['/zh', '/'],
  ['/index.md', '/'],
  ['/docs//intro?x=1', '/docs/intro'],
  ['', '/'],
])('%s is the page %s', (address, path) => {
  expect(pathOf(address, ['en', 'zh'])).toBe(path);
});

it('finds headings, and none in programs', () => {
  const text = '# A\n\n````md\n```sh\n# no\n```\n# no\n````\n\n## B `c`\n\ntext\n\n### D\n\n## E\n';
  const parts = listParts(text);
  expect(parts.map(({ title }) => title)).toEqual(['A', 'B c', 'D', 'E']);
  const [a, b] = parts;
  expect(text.slice(a!.start, a!.end)).toBe(text);
  expect(text.slice(b!.start, b!.end)).toBe('## B `c`\n\ntext\n\n### D\n\n');
});

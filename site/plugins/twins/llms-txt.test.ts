import { expect, it } from 'vitest';
import type { Twin } from './list-twins.ts';
import { mostBytes, writeIndex, writePartList, writeParts } from './llms-txt.ts';

const words = {
  title: 'Easel',
  summary: 'An API.',
  usage: 'How to use it.',
  fullTitle: 'In full',
  full: 'the parts',
  parts: 'All of it.',
};

const twin = (name: string, size = 10): Twin => ({
  route: `/${name}`,
  title: name,
  description: name === 'bare' ? '' : `about ${name}`,
  address: `https://x.example/${name}.md`,
  file: `${name}.md`,
  text: name.padEnd(size, '.'),
});

it('names every page by section, and last what may be left out', () => {
  const sections = [{ title: 'Docs', twins: [twin('a'), twin('bare')] }];
  expect(writeIndex(words, 'https://x.example/', sections, [twin('tags')])).toBe(`# Easel

> An API.

How to use it.

## Docs

- [a](https://x.example/a.md): about a
- [bare](https://x.example/bare.md)

## In full

- [llms-full.txt](https://x.example/llms-full.txt): the parts

## Optional

- [tags](https://x.example/tags.md): about tags
`);
});

it('cuts the full text between pages, into parts that can be taken', () => {
  const third = Math.floor(mostBytes / 3);
  const parts = writeParts([
    { title: 'One', twins: [twin('a', third), twin('b', third)] },
    { title: 'Two', twins: [twin('c', third), twin('d', 2 * mostBytes), twin('e')] },
  ]);
  expect(parts.map(({ titles, text }) => [titles.join(), text.length])).toEqual([
    ['One', 2 * third + 1],
    ['Two', third],
    ['Two', 2 * mostBytes],
    ['Two', 10],
  ]);
  expect(writePartList(words, 'https://x.example/', parts)).toContain(
    '- [llms-full-3.txt](https://x.example/llms-full-3.txt): Two, 200 kB',
  );
});

it('counts bytes and not letters', () => {
  const page = { ...twin('a'), text: '图'.repeat(Math.ceil(mostBytes / 3) - 10) };
  expect(writeParts([{ title: 'One', twins: [page, page] }]).length).toBe(2);
});

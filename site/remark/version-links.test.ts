import { expect, it } from 'vitest';
import type { Root } from './page-tree.ts';
import { versionLinks } from './version-links.ts';

const link = (url: string) => ({ type: 'link', url, children: [] });
const urls = (path: string, ...all: string[]) => {
  const children = [{ type: 'paragraph', children: all.map(link) }];
  const root = { type: 'root', children };
  versionLinks()(root as unknown as Root, { path });
  return children[0]?.children.map(({ url }) => url);
};

it('leads to the same version, and to the files published with it', () => {
  const page = 'site/versioned_docs/version-1.0/intro.md';
  expect(
    urls(
      page,
      '/docs/api/apis/get-job',
      './a.md',
      '/blog',
      'pathname:///zh/errors.json',
      'pathname:///signing-vectors/index.json',
    ),
  ).toEqual([
    '/docs/1.0/api/apis/get-job',
    './a.md',
    '/blog',
    'pathname:///zh/docs/1.0/errors.json',
    'pathname:///signing-vectors/index.json',
  ]);
});

it('leaves the current version alone', () => {
  expect(urls('site/docs/intro.md', '/docs/intro')).toEqual(['/docs/intro']);
});

it('leads an element, too, with the version in its address', () => {
  const attribute = { name: 'href', value: '/zh/errors.json' };
  const element = { type: 'mdxJsxTextElement', name: 'a', attributes: [attribute], children: [] };
  const root = { type: 'root', children: [element] };
  const page = 'site/versioned_docs/version-1.0/intro.md';
  versionLinks()(root as unknown as Root, { path: page });
  expect(attribute.value).toBe('/zh/docs/1.0/errors.json');
});

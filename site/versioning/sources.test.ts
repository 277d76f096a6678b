import { expect, it } from 'vitest';
import { pathIn, versionOf } from './sources.ts';

it.each([
  ['/a/site/docs/intro.md', undefined],
  ['/a/site/versioned_docs/version-1.0/intro.md', '1.0'],
  ['/a/site/i18n/zh/docusaurus-plugin-content-docs/current/intro.md', undefined],
  ['/a/site/i18n/zh/docusaurus-plugin-content-docs/version-2.1/api/intro.md', '2.1'],
  ['/a/site/docs/version-history/intro.md', undefined],
])('%s is of version %s', (file, version) => {
  expect(versionOf(file)).toBe(version);
});

it.each([
  ['/docs/intro#a', '/docs/1.0/intro#a'],
  ['/docs', '/docs/1.0'],
  ['/zh/docs/intro', '/zh/docs/1.0/intro'],
  ['/openapi.json', '/docs/1.0/openapi.json'],
  ['/zh/collections/easel.http', '/zh/docs/1.0/collections/easel.http'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/docs-old', '/docs-old'],
  ['/blog/welcome', '/blog/welcome'],
])('%s is %s in version 1.0', (path, own) => {
  expect(pathIn('1.0', path)).toBe(own);
  expect(pathIn(undefined, path)).toBe(path);
});

import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyPageExistsInBothLanguages as rule } from './every-page-exists-in-both-languages.ts';

const docs = 'site/i18n/zh/docusaurus-plugin-content-docs/current';
const blog = 'site/i18n/zh/docusaurus-plugin-content-blog';
const pages = 'site/i18n/zh/docusaurus-plugin-content-pages';

const complete = {
  'site/docs/a/b.md': '',
  [`${docs}/a/b.md`]: '',
  'site/blog/post.mdx': '',
  [`${blog}/post.mdx`]: '',
  'site/blog/tags.yml': 'hello: { label: Hello }\nhola: { label: Hola }',
  [`${blog}/tags.yml`]: 'hola: { label: Hola }\nhello: { label: Hello }',
  'site/src/pages/one.md': '',
  'site/src/pages/index.tsx': '',
  [`${pages}/one.md`]: '',
};

const findings = (texts: Record<string, string>) => rule.findings(fixtureRepository(texts));

describe('every page exists in both languages', () => {
  it('accepts complete pairs, and components without one', () => {
    expect(findings(complete)).toEqual([]);
  });

  it.each([
    ['a doc', 'site/docs/new.md', `${docs}/new.md`],
    ['a post', 'site/blog/new.md', `${blog}/new.md`],
    ['a page', 'site/src/pages/new.mdx', `${pages}/new.mdx`],
    ['an orphan', `${docs}/gone.md`, 'site/docs/gone.md'],
  ])('reports %s without its translation', (_kind, path, translation) => {
    expect(findings({ ...complete, [path]: '' })).toMatchObject([
      { where: path, expected: translation },
    ]);
  });

  it('reports a tag that only one language knows', () => {
    const texts = { ...complete, [`${blog}/tags.yml`]: 'hello: { label: Hello }' };
    expect(findings(texts)).toMatchObject([
      { where: `${blog}/tags.yml`, found: 'the keys hello', expected: 'the keys hello, hola' },
    ]);
  });
});

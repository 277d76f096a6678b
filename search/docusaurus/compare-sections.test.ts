import type { Section } from '@easel/search';
import { describe, expect, it } from 'vitest';
import { addAliases, dropRepeated, weighSections } from './compare-sections.ts';

const section = (sectionRoute: string, sectionTitle: string, more: Partial<Section> = {}) => ({
  pageTitle: 'Page',
  sectionTitle,
  sectionRoute,
  content: '',
  type: 'docs',
  ...more,
});

const aliases = (own: Section[], other: Section[]) =>
  addAliases(new Map([['docs', own]]), '/zh/', new Map([['docs', other]]), '/')
    .get('docs')
    ?.map(({ aliases: found }) => found);

describe('addAliases', () => {
  it('gives a section the heading it has in the other language', () => {
    expect(
      aliases(
        [section('/zh/docs/a#size', '尺寸'), section('/zh/docs/a#id', 'id')],
        [section('/docs/a#size', 'Size'), section('/docs/a#id', 'id')],
      ),
    ).toEqual([['Size'], undefined]);
  });

  it('keeps the aliases it has', () => {
    const own = section('/zh/docs/a', '', { pageTitle: '创建', aliases: ['create-job'] });
    const other = section('/docs/a', '', { pageTitle: 'Create' });
    expect(aliases([own], [other])).toEqual([['create-job', 'Create']]);
  });

  it('tells headings without an anchor apart by their order', () => {
    expect(
      aliases(
        [section('/zh/', '一'), section('/zh/', '二')],
        [section('/', 'One'), section('/', 'Two')],
      ),
    ).toEqual([['One'], ['Two']]);
  });
});

describe('dropRepeated', () => {
  it('keeps the first of fields that say the same, and every heading of a guide', () => {
    const kept = dropRepeated([
      section('/a#id', 'id', { kind: 'property', content: 'Its id.' }),
      section('/b#id', 'id', { kind: 'property', content: 'Its id.' }),
      section('/b#other', 'id', { kind: 'property', content: 'Another id.' }),
      section('/a#next', 'Read next'),
      section('/b#next', 'Read next'),
    ]);
    expect(kept.map(({ sectionRoute }) => sectionRoute)).toEqual([
      '/a#id',
      '/b#other',
      '/a#next',
      '/b#next',
    ]);
  });
});

type Routes = [route: string, title: string, kind?: string][];

const worths = (...routes: Routes) => worthsUnder('/', ...routes);

const worthsUnder = (baseUrl: string, ...routes: Routes) =>
  weighSections(
    routes.map(([sectionRoute, sectionTitle, kind]) => ({
      pageTitle: 'Page',
      sectionTitle,
      sectionRoute,
      content: '',
      type: 'docs',
      ...(kind ? { kind } : {}),
    })),
    baseUrl,
    route => ({ '/': 0, '/docs/changelog': 0.7 })[route] ?? 1,
  ).map(({ worth }) => worth);

it('puts what tells in short after what explains, in both languages', () => {
  const [changelog, guide] = worths(['/docs/changelog#a', 'A'], ['/docs/guides/webhooks#a', 'C']);
  const [chinese] = worthsUnder('/zh/', ['/zh/docs/changelog#a', 'B']);
  expect(changelog).toBeLessThan(1);
  expect(chinese).toBe(changelog);
  expect(guide).toBeUndefined();
});

it('leaves out what is worth nothing', () => {
  expect(worths(['/', 'Home'], ['/docs/a', 'A'])).toEqual([undefined]);
  expect(worthsUnder('/zh/', ['/zh/', 'Home'])).toEqual([]);
});

it('takes a heading that three pages have for a part of them, but not a field', () => {
  const list = worths(
    ...['/a', '/b', '/c'].map((page): [string, string] => [`${page}#errors`, 'Errors']),
    ['/a#one', 'One'],
    ['/a#id', 'id', 'property'],
    ['/b#id', 'id', 'property'],
    ['/c#id', 'id', 'property'],
  );
  expect(list.slice(0, 3).every(worth => worth !== undefined && worth < 1)).toBe(true);
  expect(list.slice(3)).toEqual([undefined, undefined, undefined, undefined]);
});

import type { Section } from '@easel/search';
import { describe, expect, it } from 'vitest';
import { addAliases } from './add-aliases.ts';
import { dropRepeated } from './drop-repeated.ts';

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

import { describe, expect, it } from 'vitest';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';
import type { Section } from './search-document.ts';
import { writeIndex } from './write-index.ts';

const section = (page: string, title: string, content: string, more: Partial<Section> = {}) => ({
  pageTitle: page,
  sectionTitle: title,
  sectionRoute: `/${page}#${title}`,
  content,
  type: 'docs',
  ...more,
});

const ask = async (sections: Section[], query: string, options = {}) => {
  const index = openIndex(writeIndex(sections).file);
  return (await search([index], query, options)).map(({ document }) => document.sectionRoute);
};

describe('options of search', () => {
  const fields = [
    section('reference', 'limit', 'The limit.', { kind: 'property' }),
    section('guide', 'Limits', 'A limit and how to live with it.'),
  ];

  it('shows what is worth more before what matches as well', async () => {
    expect((await ask(fields, 'limit'))[0]).toBe('/reference#limit');
    const weigh = ({ kind }: { kind?: string }) => (kind ? 0.3 : 1);
    expect((await ask(fields, 'limit', { weigh }))[0]).toBe('/guide#Limits');
  });

  it('lets the matches of one page support each other', async () => {
    const sections = [
      section('once', 'Colour', 'Paint.'),
      section('often', 'Colour', 'Paint.'),
      section('often', 'Brush', 'Paint and colour.'),
      section('often', 'Canvas', 'Paint and colour.'),
    ];
    expect((await ask(sections, 'colour'))[0]).toBe('/once#Colour');
    const groupOf = ({ pageTitle }: { pageTitle: string }) => pageTitle;
    expect((await ask(sections, 'colour', { groupOf }))[0]).toBe('/often#Colour');
  });

  it('lets no page fill the list with what matches a little better', async () => {
    const crowd = [1, 2, 3, 4].map(n => section('crowd', `A colour ${n}`, 'Paint.'));
    const sections = [...crowd, section('other', 'How the colour dries', '')];
    const groupOf = ({ pageTitle }: { pageTitle: string }) => pageTitle;
    const other = '/other#How the colour dries';
    expect((await ask(sections, 'colour')).at(-1)).toBe(other);
    expect((await ask(sections, 'colour', { groupOf })).at(-1)).not.toBe(other);
  });

  it('finds a section by what stands above it', async () => {
    const browser = (context: string[]) => [
      section('upload', 'From a browser', 'Send a form.', { context }),
    ];
    expect(await ask(browser([]), 'upload')).toEqual([]);
    expect(await ask(browser(['Upload an image']), 'upload')).toEqual(['/upload#From a browser']);
  });
});

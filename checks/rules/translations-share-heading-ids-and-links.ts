import { type Page, pageAt, type SitePage, sitePages } from '../pages/page.ts';
import { type Translations, translatedPages } from '../pages/translations.ts';
import type { Finding, Rule } from '../rule.ts';

export const translationsShareHeadingIdsAndLinks: Rule = {
  why: 'a link to a section must lead to the same section after the reader switches the language.',
  findings: repository => [
    ...sitePages(repository).flatMap(headingsWithoutId),
    ...translatedPages(repository.files).flatMap(page =>
      differences(page, pageAt(repository, page.english), pageAt(repository, page.chinese)),
    ),
  ],
};

function headingsWithoutId({ path, headings }: SitePage): Finding[] {
  return headings
    .filter(({ level, id }) => level > 1 && !id)
    .map(({ line, title }) => ({
      where: `${path}:${line}`,
      found: `the heading “${title}” without an id`,
      expected: `{/* #an-id */} at its end`,
    }));
}

const compared: [what: string, of: (page: Page) => string[]][] = [
  ['headings', page => page.headings.map(h => `${'#'.repeat(h.level)} ${h.id ?? ''}`)],
  ['links', page => [...new Set(page.links.map(({ text }) => text))].sort()],
  ['code blocks', page => page.codeBlocks.map(({ language }) => language || 'plain')],
  ...['slug', 'tags', 'authors'].map((field): [string, (page: Page) => string[]] => [
    field,
    page => [page.frontMatter[field] ?? []].flat().map(String),
  ]),
];

function differences({ chinese }: Translations, expected: Page, found: Page): Finding[] {
  return compared.flatMap(([what, of]) => {
    const [theirs, ours] = [of(expected), of(found)];
    if (theirs.join('\n') === ours.join('\n')) return [];
    const missing = theirs.filter(item => !ours.includes(item));
    const extra = ours.filter(item => !theirs.includes(item));
    // Same members, other order or number: then only the whole lists tell the difference.
    const whole = missing.length === 0 && extra.length === 0;
    const show = (list: string[]) => list.join(', ') || 'nothing else';
    return [
      {
        where: chinese,
        found: `${what}: ${show(whole ? ours : extra)}`,
        expected: `${what}, as in English: ${show(whole ? theirs : missing)}`,
      },
    ];
  });
}

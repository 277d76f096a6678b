import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { deadLinksAmong, markupOf, reachedFrom } from '../../fixtures/page-links.ts';
import { anySchemas, ref, schemasContract } from '../../fixtures/schemas-contract.ts';
import { listFiles } from '../list-files.ts';
import { pageBlocks } from '../markdown/page-blocks.ts';
import type { JsonObject, OpenApiDocument } from '../openapi.ts';
import { listSidebar } from '../sidebar.ts';
import { listPages } from './list-pages.ts';
import { listSections } from './list-sections.ts';

const text = { type: 'string', description: 'A text.' };
const object = (properties: JsonObject) => ({ type: 'object', properties });
const pagesOf = (document: OpenApiDocument) => listPages(featureReference(document));

/** Six fields a level, each with the next level in it: whole it would have 6^15 fields. */
const levels: Record<string, JsonObject> = {
  ...Object.fromEntries(
    Array.from({ length: 15 }, (_, level) => [
      `Level${level}`,
      object(
        Object.fromEntries(
          [...'abcdef'].map(key => [`field_${level}_${key}`, ref(`Level${level + 1}`)]),
        ),
      ),
    ]),
  ),
  Level15: object({ end: text, back: ref('Level3') }),
};
const deep = schemasContract(levels);
const pages = pagesOf(deep);
const find = (id: string) => pages.find(page => page.id === id)!;

describe('a document that is too deep for its pages', () => {
  const reached = reachedFrom(find('send-graph'), pages);

  it('has every field on the page of its operation or on one that this leads to', () => {
    const html = reached.map(page => markupOf(page).html.replaceAll('<wbr/>', ''));
    const fields = Object.values(levels).flatMap(({ properties }) =>
      Object.keys(properties as object),
    );
    expect(fields).toHaveLength(15 * 6 + 2);
    const missing = fields.filter(name => !html.some(page => page.includes(`>${name}</a>`)));
    expect(missing).toEqual([]);
  });

  it('has pages only of schemas that one leads to', () => {
    const made = pages.filter(({ data }) => 'schema' in data);
    expect(made.length).toBeGreaterThan(1);
    expect(made.filter(page => !reached.includes(page)).map(({ id }) => id)).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    expect(deadLinksAmong(pages)).toEqual([]);
  });

  it('says on a page of a schema who uses it, and lists it on the overview', () => {
    const links = (id: string) => markupOf(find(id)).links;
    for (const { id, data } of pages) {
      if (!('schema' in data)) continue;
      expect(links('index')).toContain(`/zh/docs/apis/${id}`);
      for (const { path } of data.schema.usedBy?.pages ?? []) {
        expect(links(path.replace('/docs/apis/', ''))).toContain(`/zh/docs/apis/${id}`);
      }
      expect(data.schema.usedBy?.pages.length).toBeGreaterThan(0);
    }
  });

  it('keeps them out of the sidebar, but shows it beside them', () => {
    expect(JSON.stringify(listSidebar(featureReference(deep), pages))).not.toContain('schemas/');
    const page = pages.find(({ data }) => 'schema' in data)!;
    const placed = { component: '@site/Page', docsRoute: '/docs', sidebar: 'api' };
    const [mdx] = listFiles(page, 1, placed);
    expect(mdx?.name).toMatch(/^schemas\/Level\d+\.mdx$/);
    expect(mdx?.text).toContain('displayed_sidebar: "api"');
    expect(mdx?.text).toMatch(/import markup from '\.\/Level\d+\.markup\.json'/);
  });

  it('is found by its fields, and is Markdown too', () => {
    const page = pages.find(({ data }) => 'schema' in data)!;
    const level = page.title.replace('Level', '');
    expect(listSections(page)).toContainEqual(
      expect.objectContaining({ title: `field_${level}_a`, kind: 'property' }),
    );
    expect(JSON.stringify(pageBlocks(page))).toContain(`field_${level}_a`);
  });
});

it('a document whose pages have room for everything has none', () => {
  expect(
    pagesOf(schemasContract({ A: object({ b: ref('B') }), B: text })).map(({ id }) => id),
  ).toEqual(['index', 'send-graph']);
});

describe('schemas that refer to one another', () => {
  // The sampler complains about parts of an allOf that contradict each other.
  beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterAll(() => void vi.restoreAllMocks());

  it('have pages that end, whose links lead somewhere', () => {
    const wide = (schema: JsonObject) =>
      object({ ...Object.fromEntries([...'uvwxyz'].map(key => [key, schema])), ...levels.Level0 });
    fc.assert(
      fc.property(anySchemas, schemas => {
        const all = Object.entries(schemas).map(([name, schema]) => [name, wide(schema)] as const);
        expect(
          deadLinksAmong(pagesOf(schemasContract({ ...levels, ...Object.fromEntries(all) }))),
        ).toEqual([]);
      }),
      { seed: 20261119, numRuns: 2 },
    );
  });
});

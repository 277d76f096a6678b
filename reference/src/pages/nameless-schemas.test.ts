import { describe, expect, it } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { deadLinksAmong, markupOf, reachedFrom } from '../../fixtures/page-links.ts';
import { ref, schemasContract } from '../../fixtures/schemas-contract.ts';
import type { JsonObject, OpenApiDocument } from '../openapi.ts';
import { listPages } from './list-pages.ts';
import type { Page } from './page-context.ts';

const text = { type: 'string' };
const object = (properties: JsonObject) => ({ type: 'object', properties });

/** Each level in the one above, with names that say where they are. */
const nest = (levels: number, name: string): JsonObject =>
  object({
    [`${name}_text`]: text,
    ...(levels > 0
      ? {
          [`${name}l`]: nest(levels - 1, `${name}l`),
          [`${name}r`]: { type: 'array', items: object({ [`${name}_item`]: text }) },
        }
      : {}),
  });

function contractOf(body: JsonObject, schemas: Record<string, JsonObject> = {}): OpenApiDocument {
  const document = schemasContract({ Text: text, ...schemas });
  document.paths!['/graph']!.post!.requestBody = {
    content: { 'application/json': { schema: body } },
  };
  return document;
}

const pagesOf = (document: OpenApiDocument) => listPages(featureReference(document));
const ofSchemas = (pages: Page[]) => pages.filter(({ data }) => 'schema' in data);
const htmlOf = (page: Page) => markupOf(page).html.replaceAll('<wbr/>', '');

function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, items } = node as { properties?: object; items?: object };
  const inside = Object.entries(properties).flatMap(([name, child]) => [name, ...namesIn(child)]);
  return [...inside, ...namesIn(items)];
}

describe.each<[string, JsonObject, Record<string, JsonObject>]>([
  ['in a body', nest(45, 'a'), {}],
  [
    'below a shared schema, whose page has no room either',
    ref('Shared'),
    { Shared: nest(45, 'a') },
  ],
])('schemas without a name, deep in one another %s', (_where, body, schemas) => {
  const document = contractOf(body, schemas);
  const pages = pagesOf(document);
  const start = pages.find(({ id }) => id === 'send-graph')!;

  it('have every field on some page that the operation leads to', () => {
    const reached = reachedFrom(start, pages).map(htmlOf);
    const names = namesIn(schemas.Shared ?? body);
    expect(names.length).toBeGreaterThan(150);
    const missing = names.filter(name => !reached.some(html => html.includes(`>${name}</a>`)));
    expect(missing).toEqual([]);
    expect(reached.join()).not.toContain('Nested too deep');
  });

  it('have pages that lead somewhere, and back', () => {
    expect(deadLinksAmong(pages)).toEqual([]);
    for (const page of ofSchemas(pages)) {
      const users = 'schema' in page.data ? (page.data.schema.usedBy?.pages ?? []) : [];
      expect(users.length).toBeGreaterThan(0);
      for (const { path } of users) {
        const user = pages.find(({ id }) => path.endsWith(`/apis/${id}`))!;
        expect(markupOf(user).links).toContain(`/zh/docs/apis/${page.id}`);
      }
    }
  });

  it('are not in the list of the shared ones, and come out the same each time', () => {
    const listed = markupOf(pages[0]!).links.filter(link => link.includes('/schemas/'));
    expect(listed).toEqual(schemas.Shared ? ['/zh/docs/apis/schemas/Shared'] : []);
    const again = pagesOf(document).map(({ id }) => id);
    expect(again).toEqual(pages.map(({ id }) => id));
    expect(new Set(again.map(id => id.toLowerCase())).size).toBe(again.length);
  });
});

it('have one page each, however many operations lead there', () => {
  const document = contractOf(nest(15, 'a'));
  const { post } = document.paths!['/graph']!;
  document.paths!['/again'] = { post: { ...post, operationId: 'send-again' } };
  const made = ofSchemas(pagesOf(document));
  // Level ten has a level and a list in it.
  expect(made).toHaveLength(2);
  for (const { data } of made) {
    const { usedBy } = 'schema' in data ? data.schema : {};
    expect(usedBy?.pages.map(({ path }) => path)).toEqual([
      '/docs/apis/send-graph',
      '/docs/apis/send-again',
    ]);
  }
});

it('parts that are folded into one another without end come to an end', () => {
  const half = (name: string, other: string) =>
    object({
      [name]: {
        allOf: [object({ [other]: ref(name) }), object({ [name]: { allOf: [ref(other)] } })],
      },
      deep: { allOf: [nest(4, name), object({ deep: { allOf: [ref(other), ref(name)] } })] },
    });
  const pages = pagesOf(
    contractOf(
      { allOf: [ref('a'), ref('b'), nest(12, 'c')] },
      { a: half('a', 'b'), b: half('b', 'a') },
    ),
  );
  expect(deadLinksAmong(pages)).toEqual([]);
});

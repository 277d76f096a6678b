import { describe, expect, it } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { deadLinksAmong, markupOf } from '../../fixtures/page-links.ts';
import { ref, schemasContract } from '../../fixtures/schemas-contract.ts';
import { pageBlocks } from '../markdown/page-blocks.ts';
import type { JsonObject, Operation, Parameter } from '../openapi.ts';
import { listPages } from './list-pages.ts';
import type { Page } from './page-context.ts';

/** The most markup with which a page stays below 400 kB, frame and sidebar included. */
const mostMarkup = 320_000;

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const text = { type: 'string', description: 'A **text** <b>with</b> `code`.' };
const object = (properties: object) => ({ type: 'object', properties });
const fields = (count: number) => object(Object.fromEntries(many(count, n => [`field${n}`, text])));
const json = (schema: JsonObject, more: object = {}) => ({
  'application/json': { schema, ...more },
});

function pagesWith(change: Partial<Operation>, schemas: Record<string, JsonObject> = {}): Page[] {
  const document = schemasContract({ A: { type: 'string' }, ...schemas });
  Object.assign(document.paths!['/graph']!.post!, change);
  return listPages(featureReference(document));
}

describe.each<[string, Page[]]>([
  ['fields without a name', pagesWith({ requestBody: { content: json(fields(5000)) } })],
  [
    'fields of a shared schema',
    pagesWith({ requestBody: { content: json(ref('Wide')) } }, { Wide: fields(5000) }),
  ],
  [
    'values',
    pagesWith({ requestBody: { content: json({ enum: many(9000, n => `VALUE_${n}`) }) } }),
  ],
  [
    'parameters',
    pagesWith({
      parameters: many(3000, n => ({ name: `p${n}`, in: 'query', schema: text }) as Parameter),
    }),
  ],
  [
    'responses of one schema each',
    pagesWith(
      {
        responses: Object.fromEntries(
          many(120, n => [String(200 + n), { description: 'It is.', content: json(ref(`S${n}`)) }]),
        ),
      },
      Object.fromEntries(many(120, n => [`S${n}`, fields(40)])),
    ),
  ],
  [
    'an example',
    pagesWith({ requestBody: { content: json(text, { example: many(50_000, n => `"<${n}>"`) }) } }),
  ],
  ['a text', pagesWith({ description: 'Words & "more" words. '.repeat(50_000) })],
  [
    'variants',
    pagesWith({ requestBody: { content: json({ oneOf: many(2000, () => fields(3)) }) } }),
  ],
  [
    'content types',
    pagesWith({
      requestBody: {
        content: Object.fromEntries(many(2000, n => [`text/x${n}`, { schema: fields(3) }])),
      },
    }),
  ],
])('a page with too many or too long %s', (_, pages) => {
  it('is bounded, as is every page it leads to', () => {
    for (const page of pages) expect(markupOf(page).html.length).toBeLessThan(mostMarkup);
    expect(deadLinksAmong(pages)).toEqual([]);
  });

  it('says that something is missing or elsewhere, and where it is', () => {
    const page = pages.find(({ id }) => id === 'send-graph')!;
    const said = /left out|no room|schemas\//;
    expect(markupOf(page).html).toMatch(said);
    expect(markupOf(page).html).toContain('/zh/openapi.json');
    expect(JSON.stringify(pageBlocks(page))).toMatch(said);
  });
});

it('counts what it leaves out', () => {
  const pages = pagesWith({ requestBody: { content: json(fields(5000)) } });
  const { data } = pages.find(({ id }) => id === 'send-graph')!;
  const tree = 'operation' in data ? data.operation.request?.body.bodies[0]?.tree : undefined;
  expect((tree?.children.length ?? 0) + (tree?.more ?? 0)).toBe(5000);
  expect(tree?.children.length).toBeGreaterThan(200);
});

it('an overview of very many operations is bounded, too', () => {
  const document = schemasContract({ A: { type: 'string' } });
  const { post } = document.paths!['/graph']!;
  document.paths = Object.fromEntries(
    many(2500, n => [
      `/graph/${n}/of/something`,
      { post: { ...post, operationId: `send-${n}`, summary: `Send the graph ${n}` } },
    ]),
  );
  const reference = featureReference(document);
  const { html } = markupOf(listPages(reference)[0]!);
  expect(html.length).toBeLessThan(mostMarkup);
  expect(html).toContain('no room');
});

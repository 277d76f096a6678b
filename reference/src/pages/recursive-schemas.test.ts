import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { anySchemas, ref, schemasContract } from '../../fixtures/schemas-contract.ts';
import { renderPage } from '../markup/render-page.tsx';
import { type JsonObject, listOperations, type OpenApiDocument } from '../openapi.ts';
import { operationPage } from './operation-page.ts';

function pageOf(document: OpenApiDocument) {
  const [entry] = listOperations(document);
  return operationPage(featureReference(document), entry!);
}

const htmlOf = (schemas: Record<string, JsonObject>) =>
  renderPage(pageOf(schemasContract(schemas))).html;
const at = (html: string, id: string) =>
  html.slice(html.indexOf(`id="${id}"`)).split(/<\/li>|<\/details>/)[0] ?? '';

function deadLinks(html: string): string[] {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!).filter(id => !ids.has(id));
}

/** The most markup with which a page stays below 400 kB, frame and sidebar included. */
const mostMarkup = 320_000;

const text = { type: 'string' };
const object = (properties: JsonObject) => ({ type: 'object', properties });

describe('a schema that refers to itself', () => {
  it.each<[string, Record<string, JsonObject>, string, string]>([
    [
      'with few fields, in two answers',
      { Tree: object({ name: text, parent: ref('Tree') }) },
      'response-201-body-parent',
      'response-201-body',
    ],
    [
      'through another',
      { Folder: object({ file: ref('File') }), File: object({ folder: ref('Folder') }) },
      'response-201-body-folder-file',
      'response-201-body',
    ],
    [
      'through allOf around one reference',
      { Tree: object({ parent: { allOf: [ref('Tree')], description: 'Above.' } }) },
      'response-201-body-parent',
      'response-201-body',
    ],
    [
      'through allOf of several parts',
      {
        Base: object({ next: { allOf: [ref('Base'), ref('Extra')] } }),
        Extra: object({ more: text }),
        Link: { allOf: [ref('Base'), ref('Extra')] },
      },
      'response-201-body-next-next',
      'response-201-body-next',
    ],
    [
      'through oneOf',
      { Value: { oneOf: [text, object({ inner: ref('Value') })] } },
      'response-201-body-object-inner',
      'response-201-body',
    ],
    [
      'as the values of a map',
      { Tree: { type: 'object', additionalProperties: ref('Tree') } },
      'response-201-body-key',
      'response-201-body',
    ],
    [
      'as a map of arrays of itself',
      {
        Tree: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'array', items: ref('Tree') } },
        },
      },
      'response-201-body-key',
      'response-201-body',
    ],
    [
      'from the items of an array',
      { List: { type: 'array', items: object({ rest: ref('List') }) } },
      'response-201-body-rest',
      'response-201-body',
    ],
    [
      'from a tuple',
      { Pair: { type: 'array', prefixItems: [text, ref('Pair')] } },
      'response-201-body-1',
      'response-201-body',
    ],
  ])('%s becomes a link', (_how, schemas, place, target) => {
    const html = htmlOf(schemas);
    expect(at(html, place)).toContain(`href="#${target}"`);
    expect(deadLinks(html)).toEqual([]);
  });

  it('as an array of itself ends', () => {
    expect(htmlOf({ V: { type: 'array', items: ref('V') } })).toContain('array[]');
    expect(
      htmlOf({ V: { type: 'array', items: ref('W') }, W: { type: 'array', items: ref('V') } }),
    ).toContain('array[]');
  });

  it('and is nothing else is an error that names it', () => {
    expect(() => htmlOf({ A: ref('B'), B: ref('A') })).toThrow('leads back to itself');
  });

  it('keeps what a child adds to the parent that lists it', () => {
    const html = htmlOf({
      Pet: {
        ...object({ kind: text }),
        discriminator: { propertyName: 'kind', mapping: { cat: ref('Cat').$ref } },
      },
      Cat: { allOf: [ref('Pet'), object({ lives: { type: 'integer' } })] },
    });
    expect(at(html, 'body-cat-lives')).toContain('integer');
  });
});

describe('a schema that goes on and on', () => {
  // Each level holds the next four times, so a page with everything would have 4^20 fields.
  const levels = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [
      `L${n}`,
      object(Object.fromEntries(['a', 'b', 'c', 'd'].map(key => [key, ref(`L${n + 1}`)]))),
    ]),
  );
  const html = htmlOf({ ...levels, L20: text });

  it('leads to the page of the schema where it is too deep', () => {
    expect(html).toMatch(/Described at <a href="\/zh\/docs\/apis\/schemas\/L\d+">/);
    expect(deadLinks(html)).toEqual([]);
  });

  it('leads to a page of its own where it has no name', () => {
    const nest = (levels: number): JsonObject => (levels ? object({ in: nest(levels - 1) }) : text);
    expect(htmlOf({ Nest: nest(12), Other: text })).toContain('Described at');
    const parts = { type: 'array', prefixItems: [nest(12)] };
    const document = schemasContract({ Nest: text });
    const { post } = document.paths!['/graph']!;
    post!.requestBody = { content: { 'application/json': { schema: parts } } };
    expect(renderPage(pageOf(document)).html).toMatch(
      /Described at <a href="\/zh\/docs\/apis\/schemas\/send-graph-body-0-in[-in]*">/,
    );
  });

  it('shows its first levels whole', () => {
    for (const path of ['a-a-a', 'b-c-d', 'd-d-d']) expect(html).toContain(`id="body-${path}"`);
  });

  it('is described where it is shallow, not linked to a place where it was cut', () => {
    const wide = object(Object.fromEntries([...'abcde'].map(key => [key, ref('Deep1')])));
    const chain = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        `Deep${n + 1}`,
        object(Object.fromEntries([...'vwxyz'].map(key => [key, ref(`Deep${n + 2}`)]))),
      ]),
    );
    const shown = htmlOf({
      Wide: object({ first: wide, late: ref('Deep3') }),
      ...chain,
      Deep13: text,
    });
    expect(shown).toContain('id="body-late-v-v-v-v-v-v-v-v"');
  });
});

describe('any schemas that refer to one another', () => {
  // The sampler complains about parts of an allOf that contradict each other.
  beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterAll(() => void vi.restoreAllMocks());

  it('make a page that ends, is bounded, and whose links lead somewhere', () => {
    fc.assert(
      fc.property(anySchemas, schemas => {
        const html = htmlOf(schemas);
        expect(html.length).toBeLessThan(mostMarkup);
        expect(deadLinks(html)).toEqual([]);
      }),
      { seed: 20261116 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../../fixtures/any-document.ts';
import { featureContract } from '../../fixtures/feature-contract.ts';
import {
  foreignContract,
  foreignOperation,
  nameless,
  slashes,
  withOperation,
  withSchema,
} from '../../fixtures/foreign-contract.ts';
import messages from '../../messages.json' with { type: 'json' };
import { listFiles } from '../list-files.ts';
import { listOperations } from '../openapi.ts';
import { listPages } from '../pages/list-pages.ts';
import { toReference } from '../pages/page-context.ts';
import { listSidebar } from '../sidebar.ts';
import { isFileName } from './file-names.ts';
import { readDocument } from './read-document.ts';
import { type RepairKind, repairKinds } from './repairs.ts';

const read = (written: unknown) => readDocument(written, messages);

/** All pages of a document, as they would be written. */
function pagesOf(written: unknown): Map<string, string> {
  const { document } = read(written);
  const edition = {
    contentFolder: '',
    document,
    language: 'en',
    messages,
    to: (path: string) => path,
  };
  const reference = toReference(edition, '/api');
  const pages = listPages(reference);
  listSidebar(reference, pages);
  const placed = { component: '@site/Page', docsRoute: '/docs' };
  return new Map(
    pages.flatMap(page =>
      listFiles(page, 1, placed)
        .filter(({ name }) => name.endsWith('.markup.json'))
        .map(({ text }) => [page.id, JSON.parse(text).html] as const),
    ),
  );
}

const get = (parts: object) => foreignOperation({ ...parts });
const paths = (items: object) => foreignContract({ paths: items });
const deep = JSON.parse(`${'{"items":'.repeat(400)}{}${'}'.repeat(400)}`);
const lone = { name: 'id', in: 'query' };

/** What is wrong, where that is told, and what a page shows then. */
const repairs: [RepairKind, unknown, string, string][] = [
  ['version-unknown', foreignContract({ openapi: '4.0.0' }), '/openapi', 'List parcels'],
  ['info-missing', foreignContract({ info: undefined }), '/info', 'List parcels'],
  [
    'not-as-expected',
    withSchema(null),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema',
    'any',
  ],
  [
    'not-as-expected',
    withOperation({ responses: null }),
    '/paths/~1parcels/get/responses',
    'Responses',
  ],
  [
    'not-as-expected',
    withOperation({ description: 7 }),
    '/paths/~1parcels/get/description',
    '<p>7</p>',
  ],
  ['not-as-expected', paths({ '/a': { GET: get({}) } }), '/paths/~1a/GET', '/<wbr/>a'],
  ['not-as-expected', paths({ '/a': null, '/b': { get: get({}) } }), '/paths/~1a', '/<wbr/>b'],
  [
    'not-as-expected',
    withSchema({ type: 'object', properties: { a: null }, required: true }),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema/required',
    'id="response-200-body-a"',
  ],
  [
    'not-as-expected',
    withSchema({ type: 'string', minLength: '3' }),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema/minLength',
    '≥\u00a03',
  ],
  [
    'not-as-expected',
    withOperation({ parameters: [{ ...lone, type: 'integer' }] }),
    '/paths/~1parcels/get/parameters/0/type',
    'integer',
  ],
  [
    'reference-nowhere',
    withSchema({ $ref: '#/components/schemas/Gone' }),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema',
    '<code>#/components/schemas/Gone</code>',
  ],
  [
    'reference-nowhere',
    withSchema({ $ref: 'https://x.example/s.json' }),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema',
    's.json</code>',
  ],
  [
    'reference-nowhere',
    withOperation({ responses: { 200: { $ref: '#/gone' } } }),
    '/paths/~1parcels/get/responses/200',
    '<code>#/gone</code>',
  ],
  [
    'reference-nowhere',
    withOperation({ requestBody: { $ref: '#/gone' } }),
    '/paths/~1parcels/get/requestBody',
    '<code>#/gone</code>',
  ],
  [
    'reference-nowhere',
    withOperation({ parameters: [{ $ref: '#/gone' }] }),
    '/paths/~1parcels/get/parameters/0',
    '<code>#/gone</code>',
  ],
  [
    'reference-nowhere',
    paths({ '/a': { parameters: [{ $ref: '#/gone' }], get: get({}) } }),
    '/paths/~1a/parameters/0',
    '<code>#/gone</code>',
  ],
  [
    'reference-nowhere',
    withSchema({ discriminator: { propertyName: 'kind', mapping: { x: 'Gone' } } }),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema/discriminator/mapping/x',
    'any',
  ],
  [
    'reference-loop',
    withSchema(
      { $ref: '#/components/schemas/A' },
      { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
    ),
    '/components/schemas/A',
    '<code>#/components/schemas/A</code>',
  ],
  [
    'too-deep',
    withSchema(deep),
    `/paths/~1parcels/get/responses/200/content/application~1json/schema${'/items'.repeat(293)}`,
    'array',
  ],
  ['id-missing', withOperation({ operationId: undefined }), '/paths/~1parcels/get', 'GET'],
  [
    'id-duplicate',
    paths({ '/a': { get: get({}) }, '/b': { get: get({}) } }),
    '/paths/~1b/get/operationId',
    '/<wbr/>b',
  ],
  [
    'id-not-a-file-name',
    withOperation({ operationId: 'parcels/list' }),
    '/paths/~1parcels/get/operationId',
    'List parcels',
  ],
  ['summary-missing', withOperation({ summary: undefined }), '/paths/~1parcels/get', 'listParcels'],
  ['tag-missing', withOperation({ tags: [] }), '/paths/~1parcels/get', 'default'],
  ['tag-undeclared', withOperation({ tags: ['boxes'] }), '/paths/~1parcels/get/tags/0', 'boxes'],
  [
    'tag-duplicate',
    foreignContract({ tags: [{ name: 'parcels' }, { name: 'parcels' }] }),
    '/tags/1',
    'parcels',
  ],
  ['server-unusable', foreignContract({ servers: [{ url: 'http://' }] }), '/servers/0', 'parcels'],
  [
    'server-unusable',
    foreignContract({ servers: [{ url: 'https://{region}.x.example' }] }),
    '/servers/0/url',
    'region.<wbr/>x.',
  ],
  [
    'parameter-unusable',
    withOperation({ parameters: [{ name: 'id' }, { name: 'size', in: 'query' }] }),
    '/paths/~1parcels/get/parameters/0',
    'id="query-size"',
  ],
  [
    'content-missing',
    withOperation({ requestBody: { description: 'None.' } }),
    '/paths/~1parcels/get/requestBody',
    'None.',
  ],
  [
    'example-without-value',
    withOperation({
      responses: {
        200: { content: { 'text/plain': { examples: { far: { externalValue: 'x.txt' } } } } },
      },
    }),
    '/paths/~1parcels/get/responses/200/content/text~1plain/examples/far',
    'text/plain',
  ],
  [
    'example-bare',
    withOperation({
      responses: { 200: { content: { 'text/plain': { examples: { near: 'Hello' } } } } },
    }),
    '/paths/~1parcels/get/responses/200/content/text~1plain/examples/near',
    'Hello',
  ],
  [
    'nullable-without-type',
    withSchema({ nullable: true }),
    '/paths/~1parcels/get/responses/200/content/application~1json/schema',
    '>any<',
  ],
];

describe('what is wrong is mended, told of with its place, and does not keep a page from being made', () => {
  it.each(repairs)('%s', (kind, written, pointer, shows) => {
    const before = JSON.stringify(written);
    const found = read(written).repairs.filter(repair => repair.kind === kind);
    expect(found.map(repair => repair.pointer)).toContain(pointer);
    expect(new Set(found.map(repair => repair.pointer)).size).toBe(found.length);
    expect([...pagesOf(written).values()].join('')).toContain(shows);
    expect(JSON.stringify(written)).toBe(before);
    expect(read(read(written).document).repairs).toEqual([]);
  });

  it('covers every kind', () => {
    expect(new Set(repairs.map(([kind]) => kind))).toEqual(new Set(Object.keys(repairKinds)));
  });
});

describe('what is valid is no fault', () => {
  it.each<[string, unknown, string]>([
    [
      'a schema that allows nothing',
      withSchema({ type: 'object', properties: { no: false } }),
      messages.notAllowed,
    ],
    [
      'an anchor of JSON Schema',
      withSchema({ $ref: '#label' }, { L: { $anchor: 'label', type: 'string', title: 'Label' } }),
      '>string<',
    ],
    [
      'a name that a percent sign is in',
      withSchema({ $ref: '#/components/schemas/100%25' }, { '100%': { type: 'boolean' } }),
      '>boolean<',
    ],
    [
      'a mapping by names',
      withSchema(
        { discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } },
        { Cat: { type: 'object', properties: { lives: { type: 'integer' } } } },
      ),
      'lives',
    ],
    [
      'a reference into a list',
      withSchema(
        { $ref: '#/components/schemas/A/allOf/1/properties/deep' },
        { A: { allOf: [{}, { properties: { deep: { type: 'integer' } } }] } },
      ),
      '>integer<',
    ],
    [
      'a reference through a reference',
      withSchema(
        { $ref: '#/components/schemas/A/properties/b' },
        { A: { $ref: '#/components/schemas/B' }, B: { properties: { b: { type: 'number' } } } },
      ),
      '>number<',
    ],
    [
      'a header by reference',
      {
        ...withOperation({
          responses: {
            200: { description: '', headers: { 'X-Left': { $ref: '#/components/headers/Left' } } },
          },
        }),
        components: { headers: { Left: { schema: { type: 'integer' } } } },
      },
      'X-<wbr/>Left',
    ],
    [
      'a header that is called like an extension',
      withOperation({
        responses: { 200: { description: '', headers: { 'x-left': { schema: {} } } } },
      }),
      'x-<wbr/>left',
    ],
    [
      'values at a list in place of its items',
      withSchema({ type: 'array', items: { type: 'string' }, enum: ['EU', 'US'] }),
      '<code>EU</code>',
    ],
    [
      'a default of items',
      withSchema({ type: 'array', items: { type: 'string', default: 'EU' } }),
      'Each item · Default</dt><dd><code>&quot;EU&quot;',
    ],
    [
      'an example by reference',
      {
        ...withOperation({
          responses: {
            200: {
              description: '',
              content: { 'text/plain': { examples: { a: { $ref: '#/components/examples/A' } } } },
            },
          },
        }),
        components: { examples: { A: { value: 'Ahoy' } } },
      },
      'Ahoy',
    ],
    [
      'a path by reference',
      {
        ...foreignContract({ paths: { '/a': { $ref: '#/components/pathItems/A' } } }),
        components: { pathItems: { A: { get: get({}) } } },
      },
      '/<wbr/>a',
    ],
    [
      'a method of 3.2',
      paths({
        '/a': { query: get({}), additionalOperations: { COPY: get({ operationId: 'copy' }) } },
      }),
      'COPY',
    ],
    [
      'a stream of 3.2',
      withOperation({
        responses: {
          200: {
            description: '',
            content: { 'application/jsonl': { itemSchema: { type: 'integer' } } },
          },
        },
      }),
      'integer[]',
    ],
    [
      'a relative server',
      foreignContract({ servers: [{ url: '/v2' }] }),
      '/<wbr/>v2/<wbr/>parcels',
    ],
    [
      'webhooks of 3.0',
      foreignContract({ 'x-webhooks': { sent: { post: get({}) } } }),
      'event-sent',
    ],
    [
      'no paths',
      {
        openapi: '3.1.0',
        info: { title: 'Hooks', version: '1' },
        webhooks: { sent: { post: {} } },
      },
      'event-sent',
    ],
  ])('%s', (_what, written, shows) => {
    expect(read(written).repairs).toEqual([]);
    expect([...pagesOf(written).values()].join('')).toContain(shows);
  });

  it('and stays the same object', () => {
    expect(read(featureContract).document).toBe(featureContract);
  });
});

describe('ids', () => {
  it.each([
    ['repos/get', 'repos-get'],
    ['INDEX', 'operation-INDEX'],
    ['con', 'operation-con'],
    ['aux.list', 'operation-aux.list'],
    ['_private', 'private'],
    ['2-legged', 'operation-2-legged'],
    ['.hidden', 'hidden'],
    ['ends.', 'ends'],
    ['', 'get-parcels'],
    [' ', 'operation'],
    ['/', 'operation'],
    ['a b', 'a-b'],
    ['ü'.repeat(200), 'ü'.repeat(65)],
    ['cafe\u0301', 'caf\u00e9'],
    ['😀', 'operation'],
  ])('%j becomes %j', (operationId, name) => {
    const [entry] = listOperations(read(withOperation({ operationId })).document);
    expect(entry?.id).toBe(name);
  });

  it.each([
    'drive.files.list',
    'list_parcels',
    'ListParcels',
    '获取',
    'v2.get~all',
    '2fa',
    'get-job',
  ])('%s stays', operationId => {
    expect(read(withOperation({ operationId })).repairs).toEqual([]);
  });

  it('that differ in capitals only are different names', () => {
    const ids = ['getpet', 'getPet', 'get/pet', 'get-pet'];
    const items = ids.map((operationId, index) => [`/${index}`, { get: get({ operationId }) }]);
    const { document } = read(paths(Object.fromEntries(items)));
    expect(listOperations(document).map(({ id }) => id)).toEqual([
      'getpet',
      'getPet-2',
      'get-pet-2',
      'get-pet',
    ]);
  });
});

describe('documents of other people', () => {
  it('with slashes in ids, and with what paths share', () => {
    const { document } = read(slashes);
    const [first, second] = listOperations(document);
    expect([first?.id, second?.id]).toEqual(['repos-get', 'repos-update']);
    expect(second?.operation.summary).toBe('A repository');
    expect(first?.operation.servers?.[0]?.url).toBe('https://ghe.example/api/v3');
    expect(first?.operation.parameters).toHaveLength(1);
  });

  it('without names, and with references into paths', () => {
    const pages = pagesOf(nameless);
    expect([...pages.keys()]).toEqual(['index', 'get-readings-id', 'put-readings-id']);
    expect(pages.get('put-readings-id')).toContain('id="body-per-cent"');
  });

  it('that are none are refused in words, Swagger 2.0 with what to do', () => {
    expect(() => read({ swagger: '2.0', paths: {} })).toThrow(/npx swagger2openapi/);
    for (const written of [null, [], 'openapi', { hello: 1 }])
      expect(() => read(written)).toThrow('no OpenAPI document');
  });
});

it('whatever a document says, it is read in one go, and its pages can be made', () => {
  fc.assert(
    fc.property(anyDocument, written => {
      const once = read(written).document;
      const again = read(once);
      expect(again.repairs).toEqual([]);
      expect(again.document).toEqual(once);
      const pages = pagesOf(written);
      for (const id of pages.keys()) if (id !== 'index') expect(id).toSatisfy(isFileName);
    }),
    { seed: 20261119, numRuns: 300 },
  );
});

it('objects that contain themselves end', () => {
  const schema: Record<string, unknown> = { type: 'object' };
  schema.properties = { self: schema };
  expect(read(withSchema(schema)).repairs.map(({ kind }) => kind)).toEqual(['too-deep']);
});

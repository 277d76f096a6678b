import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import messages from '../../messages.json' with { type: 'json' };
import { listOperations, type Operation, resolveRef, type Schema } from '../openapi.ts';
import { loadDocument } from './load-document.ts';
import { readDocument } from './read-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): string {
  const root = mkdtempSync(join(folder, 'document-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const load = async (path: string) => readDocument(await loadDocument(path), messages);

const head = 'openapi: 3.1.0\ninfo: { title: Parcels, version: "1" }\ntags: [{ name: parcels }]\n';
const main = `${head}paths:
  /parcels/{id}:
    $ref: paths/parcel.yaml
components:
  schemas:
    Size: { type: integer }
`;
const parcel = `get:
  operationId: getParcel
  summary: Get a parcel
  tags: [parcels]
  parameters:
    - $ref: '../common.json#/components/parameters/Id'
  responses:
    '200':
      description: The parcel.
      content:
        application/json:
          schema: { $ref: '../schemas/Parcel%20Box.yaml' }
`;
const box = `type: object
properties:
  size: { $ref: '../openapi.yaml#/components/schemas/Size' }
  inside: { type: array, items: { $ref: 'Parcel Box.yaml' } }
  label: { $ref: '#/$defs/Label' }
$defs:
  Label: { type: string }
`;
const common = JSON.stringify({
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
  },
});

const files = {
  'openapi.yaml': main,
  'paths/parcel.yaml': parcel,
  'common.json': common,
  'schemas/Parcel Box.yaml': box,
};

function schemaOf(operation: Operation | undefined): Schema {
  const answer = operation?.responses?.[200] as { content: Record<string, { schema: Schema }> };
  return answer.content['application/json']!.schema;
}

it('puts the files of a document together, whatever refers to whatever', async () => {
  const { document, repairs } = await load(join(write(files), 'openapi.yaml'));
  expect(repairs).toEqual([]);
  const [entry] = listOperations(document);
  expect(entry?.operation.parameters).toMatchObject([{ name: 'id' }]);
  const schema = schemaOf(entry?.operation);
  expect(schema.$ref).toBe('#/components/schemas/Parcel-Box');
  const { properties } = resolveRef<Schema>(document, schema) as {
    properties: Record<string, Schema>;
  };
  expect(properties).toMatchObject({
    size: { $ref: '#/components/schemas/Size' },
    inside: { items: { $ref: '#/components/schemas/Parcel-Box' } },
    label: { $ref: '#/components/schemas/Label' },
  });
});

it('reads JSON, and leaves a document of one file as it is', async () => {
  const document = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: {} };
  const root = write({ 'openapi.json': JSON.stringify(document) });
  expect(await loadDocument(join(root, 'openapi.json'))).toEqual(document);
});

it('tells of a file that is not there, and goes on', async () => {
  const root = write({
    ...files,
    'schemas/Parcel Box.yaml': box.replace('Parcel Box.yaml', 'Gone.yaml'),
  });
  const { repairs } = await load(join(root, 'openapi.yaml'));
  expect(repairs).toEqual([
    {
      kind: 'reference-nowhere',
      pointer: '/$files/schemas~1Parcel Box.yaml/properties/inside/items',
      detail: 'Gone.yaml',
    },
  ]);
});

it.each([
  'http://127.0.0.1:9/x',
  // An address without a protocol, not a path.
  `/${folder}/schemas`,
])('fetches nothing: %s', async address => {
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  writeFileSync(join(folder, 'schemas/Parcel Box.yaml'), box);
  const root = write({ ...files, 'paths/parcel.yaml': parcel.replace('../schemas', address) });
  const { repairs } = await load(join(root, 'openapi.yaml'));
  expect(repairs.map(({ detail }) => detail)).toEqual([`${address}/Parcel%20Box.yaml`]);
});

it('names the file that cannot be read', async () => {
  const root = write({ ...files, 'common.json': '{' });
  await expect(loadDocument(join(root, 'openapi.yaml'))).rejects.toThrow('common.json');
  await expect(loadDocument(join(root, 'none.yaml'))).rejects.toThrow('none.yaml');
});

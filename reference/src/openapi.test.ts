import { describe, expect, it } from 'vitest';
import { listOperations, listTags, type OpenApiDocument, resolveRef } from './openapi.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1' },
  tags: [{ name: 'b' }, { name: 'a' }],
  paths: {
    '/parcels/{id}': {
      parameters: [
        { name: 'id', in: 'path', description: 'Of the path.' },
        { name: 'trace', in: 'header' },
      ],
      get: { tags: ['a'] },
      delete: {
        operationId: 'drop',
        tags: ['c'],
        parameters: [{ name: 'id', in: 'path', description: 'Its own.' }],
      },
      ...({ summary: 'A parcel', servers: [] } as object),
    },
    '/labels': { head: { operationId: 'peek', tags: ['b'] } },
  },
};

describe('listOperations', () => {
  const operations = listOperations(document);

  it('lists them in the order of their tags, and names those that have no id', () => {
    expect(operations.map(({ id }) => id)).toEqual(['peek', 'get-parcels-id', 'drop']);
  });

  it('gives each the parameters of its path, unless it says otherwise', () => {
    const described = (id: string) =>
      operations
        .find(entry => entry.id === id)
        ?.operation.parameters?.map(node => ('name' in node ? [node.name, node.description] : []));
    expect(described('get-parcels-id')).toEqual([
      ['id', 'Of the path.'],
      ['trace', undefined],
    ]);
    expect(described('drop')).toEqual([
      ['id', 'Its own.'],
      ['trace', undefined],
    ]);
  });
});

it('listTags adds what only operations name', () => {
  expect(listTags(document).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

it('resolveRef follows a name with a slash, and says which reference leads nowhere', () => {
  const schemas = { 'a/b': { type: 'string' } };
  const whole = { ...document, components: { schemas } };
  expect(resolveRef(whole, { $ref: '#/components/schemas/a~1b' })).toBe(schemas['a/b']);
  expect(() => resolveRef(whole, { $ref: '#/components/schemas/c' })).toThrow('schemas/c');
});

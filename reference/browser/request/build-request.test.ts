import { describe, expect, it } from 'vitest';
import { buildRequest, fillServer } from './build-request.ts';
import type { ParameterField, RequestForm } from './request-form.ts';
import { inPath, inQuery } from './write-parameter.ts';

const field = (rest: Partial<ParameterField>): ParameterField => ({
  name: 'id',
  in: 'path',
  required: true,
  type: 'text',
  style: 'simple',
  explode: false,
  allowReserved: false,
  enum: [],
  ...rest,
});
const list = '["blue","black"]';
const object = '{"R":100,"G":200}';

/** The table of OpenAPI in which every style is written out, as far as it has places in path and query. */
describe('styles', () => {
  it.each([
    ['simple', false, list, 'blue,black'],
    ['simple', false, object, 'R,100,G,200'],
    ['simple', true, object, 'R=100,G=200'],
    ['label', false, list, '.blue,black'],
    ['label', true, list, '.blue.black'],
    ['label', true, object, '.R=100.G=200'],
    ['matrix', false, list, ';id=blue,black'],
    ['matrix', true, list, ';id=blue;id=black'],
    ['matrix', false, object, ';id=R,100,G,200'],
    ['matrix', true, object, ';R=100;G=200'],
  ])('in the path: %s, explode %s, %s', (style, explode, text, written) => {
    const type = text.startsWith('[') ? 'array' : 'object';
    expect(inPath(field({ style, explode, type }), text)).toBe(written);
  });

  it.each([
    ['form', true, list, 'id=blue&id=black'],
    ['form', false, list, 'id=blue,black'],
    ['form', true, object, 'R=100&G=200'],
    ['form', false, object, 'id=R,100,G,200'],
    ['spaceDelimited', false, list, 'id=blue%20black'],
    ['pipeDelimited', false, list, 'id=blue%7Cblack'],
    ['deepObject', true, object, 'id%5BR%5D=100&id%5BG%5D=200'],
  ])('in the query: %s, explode %s, %s', (style, explode, text, written) => {
    const type = text.startsWith('[') ? 'array' : 'object';
    expect(inQuery(field({ style, explode, type }), text).join('&')).toBe(written);
  });

  it('leave reserved signs where the document allows them', () => {
    expect(inQuery(field({ allowReserved: true }), 'a/b:c&d')).toEqual(['id=a/b:c%26d']);
  });
});

describe('a request', () => {
  const form: RequestForm = {
    method: 'get',
    path: '/a/{id}',
    servers: [],
    parameters: [field({})],
    ways: [['basic', 'key']],
    schemes: {
      basic: { kind: 'basic', title: 'basic' },
      key: { kind: 'apiKey', title: 'key', in: 'cookie', name: 'sid' },
    },
  };

  it('has what is filled in, and credentials in their places', () => {
    const request = buildRequest(form, {
      server: 'https://a.example/v1/',
      parameters: new Map([['path id', '$& /']]),
      credentials: new Map([
        ['basic', { user: 'ü', secret: ':x' }],
        ['key', { secret: 's' }],
      ]),
    });
    expect(request.url).toBe('https://a.example/v1/a/%24%26%20%2F');
    expect(request.headers).toEqual([['Authorization', 'Basic w7w6Ong=']]);
    expect(request.cookies).toEqual([['sid', 's']]);
  });

  it('goes to a server with its variables filled in', () => {
    const variables = { region: { default: 'eu', enum: [] } };
    const server = { url: 'https://{region}.example/{gone}', description: '', variables };
    expect(fillServer(server)).toBe('https://eu.example/gone');
    expect(fillServer(server, { region: 'us' })).toBe('https://us.example/gone');
  });
});

import type { OpenApiDocument } from '@easel/reference';
import { expect, it } from 'vitest';
import { originsOf } from '../template/site/config/origins-of.ts';

it('consoles may send to all servers that a page from https reaches', () => {
  const variables = { region: { default: 'eu' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    servers: [
      { url: 'https://{region}.pets.example/v1', variables },
      { url: '/here' },
      { url: 'http://plain.example' },
    ],
    paths: {
      '/upload': { post: { servers: [{ url: 'https://files.pets.example:8443/up' }] } },
      '/pets': { get: { servers: [{ url: 'https://eu.pets.example/v2' }] } },
    },
  } as OpenApiDocument;
  expect(originsOf(document)).toEqual([
    'https://eu.pets.example',
    'https://files.pets.example:8443',
  ]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import messages from '../messages.json' with { type: 'json' };
import type { OpenApiDocument } from './openapi.ts';
import { readSidebar } from './sidebar.ts';
import { writeEdition } from './write-edition.ts';

const contentFolder = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(contentFolder, { recursive: true }));

/** As little as OpenAPI asks for: no ids, no tags, no servers, no descriptions. */
const document = {
  openapi: '3.0.3',
  info: { title: 'Bare', version: '1' },
  paths: {
    '/boxes/{box}': {
      parameters: [{ name: 'box', in: 'path' as const, required: true }],
      get: { responses: { 200: { description: 'The box.' } } },
    },
  },
};
const placed = { route: '/docs/api', docsRoute: '/docs', component: '@site/Page' };
const write = (paths: OpenApiDocument['paths'] = document.paths) =>
  writeEdition(
    { contentFolder, document: { ...document, paths }, language: 'en', messages, to: path => path },
    placed,
  );
const files = () => readdirSync(join(contentFolder, 'generated')).sort();
const read = (name: string) => readFileSync(join(contentFolder, 'generated', name), 'utf8');

it('makes pages of a bare document and nothing else', async () => {
  await write();
  expect(files()).toEqual([
    'get-boxes-box.markdown.json',
    'get-boxes-box.markup.json',
    'get-boxes-box.mdx',
    'get-boxes-box.sections.json',
    'index.markdown.json',
    'index.markup.json',
    'index.mdx',
    'index.sections.json',
    'sidebar.json',
  ]);
  expect(read('get-boxes-box.mdx')).toContain('slug: "/api/get-boxes-box"');
  expect(read('get-boxes-box.mdx')).toContain('custom_edit_url: null');
  const { html, anchors, links } = JSON.parse(read('get-boxes-box.markup.json'));
  expect(html).toContain('<code>/<wbr/>boxes/<wbr/>{box}</code>');
  expect(anchors).toContain('path-box');
  expect(links).toContain('#path-box');
  expect(JSON.parse(read('index.markup.json')).links).toContain('/docs/api/get-boxes-box');
  expect(readSidebar(contentFolder)).toMatchObject([
    { items: [{ label: 'default', items: [{ id: 'generated/get-boxes-box' }] }] },
  ]);
});

it('mends a document first, and says what', async () => {
  const { repairs } = await write({ '/boxes': { get: { operationId: 'boxes/list' } } });
  expect(files()).toContain('boxes-list.mdx');
  expect(repairs).toContainEqual({
    kind: 'id-not-a-file-name',
    pointer: '/paths/~1boxes/get/operationId',
    detail: 'boxes-list',
  });
});

it('leaves alone what has not changed, and takes away what is no longer there', async () => {
  await write();
  const before = statSync(join(contentFolder, 'generated/sidebar.json')).mtimeMs;
  writeFileSync(join(contentFolder, 'generated/old.mdx'), '');
  await write();
  expect(files()).not.toContain('old.mdx');
  expect(statSync(join(contentFolder, 'generated/sidebar.json')).mtimeMs).toBe(before);
  await write({});
  expect(files()).not.toContain('get-boxes-box.mdx');
});

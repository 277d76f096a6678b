import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readKept } from './list-kept.ts';
import { placeDocument, writeSite } from './write-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starter-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(languages: string[], names = ['contract.yml']) {
  const documentFiles = names.map(name => join(root, name));
  for (const file of documentFiles) writeFileSync(file, 'openapi: 3.1.0\n');
  const folder = join(root, 'new');
  writeSite(
    { folder, name: 'Acme', url: 'https://x.example/docs', languages, documentFiles },
    readKept(),
  );
  const has = (path: string) => existsSync(join(folder, path));
  return { has, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

it('writes a site of one language without a trace of the other', () => {
  const { has, read } = write(['en']);
  expect(has('site/i18n')).toBe(false);
  expect(read('site/docs/guide.md')).toContain('title: Guide');
});

it('takes the first language for the one that the document is in', () => {
  const { has, read } = write(['zh', 'en']);
  expect(read('site/docs/guide.md')).toContain('title: 指南');
  expect(read('site/i18n/en/docusaurus-plugin-content-docs/current/guide.md')).toContain('Guide');
  expect(has('site/i18n/en/openapi.overlay.yaml')).toBe(true);
  expect(has('site/i18n/zh/openapi.overlay.yaml')).toBe(false);
  expect(has('site/i18n/zh/code.json')).toBe(true);
});

it('gives a document of one file the name that programs ask for', () => {
  const { has, read } = write(['en']);
  expect(JSON.parse(read('site/site.json')).document).toBe('openapi.yml');
  expect(has('site/api/openapi.yml')).toBe(true);
});

it('leaves the files of a document where they refer to each other', () => {
  const paths = ['/a/api/root.yaml', '/a/api/schemas/pet.yaml', '/a/shared/error.yaml'];
  expect(placeDocument(paths)).toEqual({
    source: '/a',
    files: ['api/root.yaml', 'api/schemas/pet.yaml', 'shared/error.yaml'],
  });
});

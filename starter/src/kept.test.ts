import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listKeptFiles, readKept, repository } from './list-kept.ts';
import { writeSite } from './write-site.ts';

const kept = readKept();
const root = mkdtempSync(join(tmpdir(), 'starter-'));
const folder = join(root, 'new');
const document = join(root, 'openapi.yaml');

beforeAll(() => {
  writeFileSync(document, 'openapi: 3.1.0\n');
  const url = 'https://docs.acme.example';
  writeSite(
    { folder, name: 'Acme', url, languages: ['en', 'zh'], documentFiles: [document] },
    kept,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

describe('the list of what is kept', () => {
  it.each(kept.files)('$path is there, and so is what is left out of it', file => {
    const paths = [file.path, ...(file.without ?? []).map(left => `${file.path}/${left}`)];
    expect(paths.filter(path => !existsSync(join(repository, path)))).toEqual([]);
    expect(file.why).toMatch(/^[A-Z].*\.$/);
  });

  it('names no path twice', () => {
    const files = listKeptFiles(kept);
    expect(files.length).toBe(new Set(files).size);
  });

  it('has texts for each beginning of an id', () => {
    const ids = Object.keys(
      JSON.parse(readFileSync(join(repository, 'site/i18n/zh/code.json'), 'utf8')),
    );
    for (const start of kept.messages)
      expect(
        ids.some(id => id.startsWith(start)),
        start,
      ).toBe(true);
  });
});

/** Files of the new repository, and the packages, that its files import. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  if (extname(file) === '.css') {
    const lines = text.split('\n').filter(line => line.startsWith('@import '));
    return lines.map(line => line.slice("@import '".length, -"';".length));
  }
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.map(({ fileName }) => fileName);
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const leadsTo = (path: string) => endings.some(ending => existsSync(join(folder, path + ending)));
/** What Docusaurus makes itself, and types that it brings. */
const made =
  /^@(?:theme|theme-original|generated)\/|^@docusaurus\/(?!core|faster|plugin|theme|types|utils)/;

describe('the new repository', () => {
  const sources = () => filesIn(folder).filter(file => /\.(?:[cm]?tsx?|cjs|css)$/.test(file));

  it('has every file that its files import', () => {
    const missing = sources().flatMap(file =>
      importsOf(file)
        .filter(name => /^(?:\.|@site\/)/.test(name))
        .map(name =>
          name.startsWith('.') ? join(dirname(file), name) : name.replace('@site', 'site'),
        )
        .filter(path => !leadsTo(path))
        .map(path => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('declares every package that its files import', () => {
    const missing = sources().flatMap(file => {
      const [room = ''] = file.split('/');
      const own = JSON.parse(readFileSync(join(folder, room, 'package.json'), 'utf8'));
      const site = JSON.parse(readFileSync(join(folder, 'site/package.json'), 'utf8'));
      const shared = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const declared = [own, site, shared].flatMap(({ dependencies, devDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      );
      return importsOf(file)
        .filter(name => !name.startsWith('.') && !name.startsWith('@site/') && !made.test(name))
        .filter(name => !name.startsWith('node:') && !builtinModules.includes(name))
        .map(name =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter(name => !declared.includes(name) && !declared.includes(`@types/${name}`))
        .map(name => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no test, no file that is made, and nothing that is about one API', () => {
    const files = filesIn(folder);
    expect(
      files.filter(file => /\.test\.|(?:^|\/)(?:generated|node_modules)\//.test(file)),
    ).toEqual([]);
    const about = /^(?:collections|contract|mcp|samples|sandbox|signing|checks)\//;
    expect(files.filter(file => about.test(file))).toEqual([]);
  });

  it('has what is kept as it is here', () => {
    for (const file of listKeptFiles(kept).filter(name => !name.endsWith('package.json')))
      expect(
        readFileSync(join(folder, file)).equals(readFileSync(join(repository, file))),
        file,
      ).toBe(true);
  });

  it('names its API, and Easel only as the scope of packages', () => {
    const texts = filesIn(folder)
      .filter(file => !listKeptFiles(kept).includes(file))
      .map(file => readFileSync(join(folder, file), 'utf8'));
    expect(texts.filter(text => /(?<!@)easel|\{\{/i.test(text))).toEqual([]);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('Acme');
  });

  it('has an overlay that changes nothing', () => {
    const overlay = readFileSync(join(folder, 'site/i18n/zh/openapi.overlay.yaml'), 'utf8');
    expect(parse(overlay)).toMatchObject({ overlay: '1.0.0', actions: [] });
  });
});

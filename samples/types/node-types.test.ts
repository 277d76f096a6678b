import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSamples, samplesFolder } from '../runner/samples.ts';
import { compile } from './compile.ts';

/** Node.js takes a Buffer for a text and a text for a port; its types do not. Nothing of it is about the client. */
const oftenAllowed = ['webhook-receiver', 'workflow-template-check'];
const declarations = join(samplesFolder, 'clients', 'easel.d.mts');
const bundler = { module: 'ESNext', moduleResolution: 'bundler' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-types-'));
  for (const name of ['easel.mjs', 'easel.d.mts'])
    cpSync(join(samplesFolder, 'clients', name), join(folder, name));
  cpSync(join(samplesFolder, 'types', 'reader.mts'), join(folder, 'reader.mts'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('easel.d.mts', () => {
  it.each([
    ['Node.js', {}],
    ['a bundler', bundler],
  ])('types a strict program of a reader for %s', async (_name, options) => {
    expect(await compile(folder, ['reader.mts'], options)).toEqual([]);
  });

  it('refuses what the client refuses: without its comments, the program has an error each', async () => {
    const text = readFileSync(join(folder, 'reader.mts'), 'utf8');
    writeFileSync(join(folder, 'bare.mts'), text.replaceAll('@ts-expect-error', ''));
    const errors = await compile(folder, ['bare.mts']);
    expect(errors.length).toBeGreaterThanOrEqual(text.split('@ts-expect-error').length - 1);
  });

  it('is checked itself, and needs no types of Node.js where there are those of a page', async () => {
    writeFileSync(join(folder, 'page.ts'), "export { Easel, EaselError } from './easel.mjs';\n");
    const page = { types: [], lib: ['ES2022', 'DOM'], skipLibCheck: false };
    expect(await compile(folder, ['page.ts'], { ...bundler, ...page })).toEqual([]);
  });

  it('types the programs of the site, which are plain JavaScript', async () => {
    const names = readSamples()
      .filter(({ task, client }) => client !== false && !oftenAllowed.includes(task))
      .map(({ task }) => [join(samplesFolder, task, `${task}.mjs`), `${task}.mjs`] as const)
      .filter(([file]) => existsSync(file));
    expect(names.length).toBeGreaterThan(20);
    for (const [file, name] of names) cpSync(file, join(folder, name));
    const loose = { strict: false, exactOptionalPropertyTypes: false };
    const options = { ...loose, allowJs: true, checkJs: true };
    const files = names.map(([, name]) => name);
    expect(await compile(folder, files, options)).toEqual([]);
  });
});

describe('easel.d.mts declares what there is, and nothing else:', () => {
  const text = readFileSync(declarations, 'utf8');
  const { statements } = ts.createSourceFile(declarations, text, ts.ScriptTarget.ES2022);
  const values = statements.filter(
    one => ts.isClassDeclaration(one) || ts.isFunctionDeclaration(one),
  );
  const nameOf = (one: { name?: ts.Node | undefined }) =>
    one.name && ts.isIdentifier(one.name) ? one.name.text : '';
  const membersOf = (name: string, isWanted: (member: ts.Node) => boolean) => {
    const found = values.find(one => nameOf(one) === name);
    if (!found || !ts.isClassDeclaration(found)) throw new Error(`${name} is not declared`);
    return found.members.filter(isWanted).map(nameOf).sort();
  };
  const methodsOf = ({ prototype }: { prototype: object }) =>
    Object.getOwnPropertyNames(prototype)
      .filter(name => name !== 'constructor')
      .sort();

  it('exports', async () => {
    const client = await import('../clients/easel.mjs');
    expect(values.map(nameOf).sort()).toEqual(Object.keys(client).sort());
    // A constant would be neither class nor function.
    expect(statements.filter(ts.isVariableStatement)).toEqual([]);
  });

  it('methods', async () => {
    const { Easel, EaselError } = await import('../clients/easel.mjs');
    expect(membersOf('Easel', ts.isMethodDeclaration)).toEqual(methodsOf(Easel));
    expect(membersOf('EaselError', ts.isMethodDeclaration)).toEqual(methodsOf(EaselError));
  });

  it('fields', async () => {
    const { Easel, EaselError } = await import('../clients/easel.mjs');
    const keys = join(samplesFolder, '../signing/vectors/keys');
    const privateKey = join(keys, 'throwaway-sandbox-1.pkcs8.pem');
    const fields = Object.keys(new Easel({ privateKey })).sort();
    expect(membersOf('Easel', ts.isPropertyDeclaration)).toEqual(fields);
    const error = Object.keys(new EaselError('lost', { lost: true })).sort();
    expect(membersOf('EaselError', ts.isPropertyDeclaration)).toEqual(error);
  });
});

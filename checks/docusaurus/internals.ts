import { posix } from 'node:path';
import ts from 'typescript';
import type { Repository } from '../repository/repository.ts';
import { firstThatExists, packageAt, readInstalled } from './installed-files.ts';

/** A file of ours, and one of Docusaurus that it relies on without a promise that it stays. */
export interface Use {
  ours: string;
  original: string;
}

const script = /\.tsx?$/;
const notInTheSite = /(?:^|\/)(?:build|checks|e2e|measure)\/|\.(?:test|d)\.ts$/;
const internals = '@docusaurus/theme-common/internal';
const internalsSource = '@docusaurus/theme-common/src/internal.ts';

/** Packages whose one copy Docusaurus and we share, because it keeps state: a bar on the screen, a list of chunks. */
export const sharedPackages = ['nprogress', 'react-loadable'];

export function listInternals(repository: Repository): Use[] {
  return repository.files
    .filter(path => script.test(path) && !notInTheSite.test(path))
    .flatMap(ours => originalsIn(ours, repository).map(original => ({ ours, original })));
}

function originalsIn(path: string, repository: Repository): string[] {
  const text = repository.read(path);
  // Most files have none of it, and need not be parsed.
  if (![internals, ...sharedPackages].some(name => text.includes(name))) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isImportDeclaration).flatMap(statement => {
    if (!ts.isStringLiteralLike(statement.moduleSpecifier)) return [];
    const { text: specifier } = statement.moduleSpecifier;
    if (sharedPackages.includes(specifier)) return [packageAt(repository, specifier).main];
    return specifier === internals
      ? namesIn(statement).map(name => whereDefined(name, internalsSource, repository))
      : [];
  });
}

function namesIn({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** The file that a name comes from; the list itself where nothing says, so that a name that goes is noticed. */
function whereDefined(name: string, list: string, repository: Repository): string {
  const text = readInstalled(repository, list) ?? '';
  const source = ts.createSourceFile(list, text, ts.ScriptTarget.Latest);
  for (const statement of source.statements.filter(ts.isExportDeclaration)) {
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) continue;
    if (!moduleSpecifier || !ts.isStringLiteralLike(moduleSpecifier)) continue;
    if (!exportClause.elements.some(element => element.name.text === name)) continue;
    const module = posix.join(posix.dirname(list), moduleSpecifier.text);
    const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => module + end);
    return firstThatExists(repository, candidates) ?? list;
  }
  return list;
}

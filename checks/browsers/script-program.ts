import { dirname } from 'node:path';
import ts from 'typescript';
import type { Repository } from '../repository/repository.ts';

const root = '/repository/';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Newer than what we compile for: a name that the compiler does not know, it cannot report.
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  baseUrl: `${root}site`,
  paths: { '@site/*': ['./*'] },
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  allowJs: true,
};

// Of packages only these have types that lead to what a browser offers; the others would take most of the time.
const followed = /^node_modules\/(@easel|@types\/react(-dom)?)\//;

// The same in every program, and larger than all that is ours.
const parsedLibrary = new Map<string, ts.SourceFile>();

/** The compiler's view of some files. It reads them through the repository, and only its own library from disk. */
export function scriptProgram(repository: Repository, paths: string[]): ts.Program {
  const library = dirname(ts.getDefaultLibFilePath(options));
  const texts = new Map<string, string | undefined>();
  const read = (file: string): string | undefined => {
    if (!file.startsWith(root)) return file.startsWith(library) ? ts.sys.readFile(file) : undefined;
    if (!texts.has(file)) texts.set(file, tryRead(repository, file.slice(root.length)));
    return texts.get(file);
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => root,
    getDefaultLibLocation: () => library,
    fileExists: file => read(file) !== undefined,
    readFile: read,
    directoryExists: () => true,
    getDirectories: () => [],
    // A package of ours is linked among the others; its files are those at the root.
    realpath: file => file.replace('/node_modules/@easel/', '/'),
    getSourceFile: (file, version) => {
      const text = read(file);
      const parsed = parsedLibrary.get(file);
      if (text === undefined || parsed) return parsed;
      const source = ts.createSourceFile(file, text, parseOptions(version), true);
      if (file.startsWith(library)) parsedLibrary.set(file, source);
      return source;
    },
  };
  return ts.createProgram(
    paths.map(path => root + path),
    options,
    host,
  );
}

// Comments are half of the library, and say nothing about types.
function parseOptions(
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.CreateSourceFileOptions {
  const given = typeof version === 'object' ? version : { languageVersion: version };
  return { ...given, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
}

/** The path in the repository of a file of the program. */
export function repositoryPath(file: ts.SourceFile): string {
  return file.fileName.slice(root.length);
}

function tryRead(repository: Repository, path: string): string | undefined {
  if (path.startsWith('node_modules/') && !followed.test(path)) return undefined;
  try {
    return repository.read(path);
  } catch {
    return undefined;
  }
}

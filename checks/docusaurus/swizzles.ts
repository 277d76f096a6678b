import { posix } from 'node:path';
import ts from 'typescript';
import type { Repository } from '../repository/repository.ts';
import { firstThatExists } from './installed-files.ts';

export interface Swizzle {
  /** The file of ours. */
  path: string;
  /** The file that Docusaurus would have used, from `node_modules`. */
  original: string;
  /** Whether it renders the original, or replaces it. */
  wraps: boolean;
  /** The comment above its first statement. */
  header: string;
}

const component = /(?:^|\/)theme\/(.+?)(?:\/index)?\.[jt]sx?$/;
const notOurs = /(?:^|\/)(?:build|e2e|measure)\//;

// Where Docusaurus looks for a component, the theme first; written in TypeScript where the package ships it.
const originals = [
  '@docusaurus/theme-classic/src/theme/*/index.tsx',
  '@docusaurus/theme-classic/src/theme/*.tsx',
  '@docusaurus/core/lib/client/theme-fallback/*/index.js',
];

/** Our components that have the name of one of Docusaurus. */
export function listSwizzles(repository: Repository): Swizzle[] {
  return repository.files.flatMap(path => {
    const name = notOurs.test(path) ? undefined : component.exec(path)?.[1];
    const candidates = originals.map(pattern => pattern.replace('*', name ?? ''));
    const original = name && firstThatExists(repository, candidates);
    return original ? [{ path, original, ...readSwizzle(path, repository) }] : [];
  });
}

function readSwizzle(path: string, { read }: Repository): Pick<Swizzle, 'wraps' | 'header'> {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  return {
    wraps: importsOf(source).some(({ text }) => /^@theme-(?:original|init)\//.test(text)),
    header: headerOf(source.text),
  };
}

/** As it is read; the compiler would take the name of a package in it for a tag. */
function headerOf(text: string): string {
  const [comment] = ts.getLeadingCommentRanges(text, 0) ?? [];
  const lines = text.slice(comment?.pos, comment?.end ?? 0).split('\n');
  const bare = lines.map(line => line.replace(/^[\s/*]+|[\s/*]+$/g, ''));
  return bare.join(' ').trim();
}

/** The style sheets of an original are replaced together with it. */
export function styleSheetsOf(original: string, { read }: Repository): string[] {
  const text = read(`node_modules/${original}`);
  const source = ts.createSourceFile(original, text, ts.ScriptTarget.Latest);
  return importsOf(source)
    .filter(({ text }) => text.startsWith('.') && text.endsWith('.css'))
    .map(({ text }) => posix.join(posix.dirname(original), text));
}

function importsOf(source: ts.SourceFile): ts.StringLiteralLike[] {
  return source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteralLike);
}

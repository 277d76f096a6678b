import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import type { JsonObject, OpenApiDocument } from '../openapi.ts';
import { decode, escapeKey } from './pointer.ts';
import { isObject } from './readers.ts';
import { filesKey } from './shared-schemas.ts';

/** The files that a document is made of, by their paths. What is not there is `undefined`. */
type Files = Map<string, unknown>;

/**
 * A document from a file of YAML or JSON, in one piece: other files that it refers to are put into it, and references into
 * them lead there. Nothing is fetched. A reference to a file that is not there stays, for `readDocument` to tell of.
 */
export async function loadDocument(path: string): Promise<OpenApiDocument> {
  const root = resolve(path);
  const files: Files = new Map();
  await load(root, files);
  const [main, ...others] = files.keys();
  const document = files.get(root);
  if (document === undefined) throw new Error(`There is no file ${main}.`);
  const names = new Map(
    others.map(file => [file, relative(dirname(root), file).split(sep).join('/')]),
  );
  const there = others.filter(file => files.get(file) !== undefined);
  const rewrite = (file: string) =>
    rewriteRefs(files.get(file), ref => place(ref, file, root, files, names));
  const parts = there.map(file => [names.get(file) ?? '', rewrite(file)]);
  const whole = rewrite(root) as JsonObject;
  return (parts.length === 0
    ? whole
    : { ...whole, [filesKey]: Object.fromEntries(parts) }) as unknown as OpenApiDocument;
}

/** The files that a document is made of, the first being the document itself. */
export async function listDocumentFiles(path: string): Promise<string[]> {
  const files: Files = new Map();
  await load(resolve(path), files);
  return [...files].filter(([, content]) => content !== undefined).map(([file]) => file);
}

async function load(file: string, files: Files): Promise<void> {
  if (files.has(file)) return;
  files.set(file, undefined);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const content = read(file, text);
  files.set(file, content);
  const next = new Set<string>();
  rewriteRefs(content, ref => {
    const other = fileOf(ref, file);
    if (other !== undefined) next.add(other);
    return ref;
  });
  // One after the other: whatever is read first comes first, on every machine.
  for (const other of next) await load(other, files);
}

function read(file: string, text: string): unknown {
  try {
    return extname(file) === '.json' ? JSON.parse(text) : parse(text, { merge: true });
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The file that a reference names, if it names one. */
function fileOf(ref: string, from: string): string | undefined {
  const [path = ''] = ref.split('#');
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return undefined;
  return resolve(dirname(from), decode(path));
}

function place(
  ref: string,
  from: string,
  root: string,
  files: Files,
  names: Map<string, string>,
): string {
  const file = fileOf(ref, from) ?? (ref.startsWith('#') ? from : undefined);
  if (file === undefined || files.get(file) === undefined) return ref;
  const [, fragment = ''] = ref.split('#');
  // What is no pointer is the name of a schema, which is found wherever it is.
  if (fragment !== '' && !fragment.startsWith('/')) return `#${fragment}`;
  if (file === root) return ref.startsWith('#') ? ref : `#${fragment}`;
  return `#/${filesKey}/${escapeKey(names.get(file) ?? '').replaceAll('%', '%25')}${fragment}`;
}

/** A copy with other references, also those of a discriminator that are written as such. */
function rewriteRefs(value: unknown, change: (ref: string) => string): unknown {
  if (Array.isArray(value)) return value.map(inner => rewriteRefs(inner, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === '$ref' && typeof inner === 'string') return [key, change(inner)];
      if (key === 'mapping' && isObject(inner)) return [key, rewriteMapping(inner, change)];
      return [key, rewriteRefs(inner, change)];
    }),
  );
}

function rewriteMapping(mapping: JsonObject, change: (ref: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(mapping).map(([key, target]) => [
      key,
      typeof target === 'string' && /#|\.(?:ya?ml|json)$/.test(target)
        ? change(target)
        : rewriteRefs(target, change),
    ]),
  );
}

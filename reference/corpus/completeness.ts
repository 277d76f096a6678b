import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOperations } from '../src/openapi.ts';
import { listPages } from '../src/pages/list-pages.ts';
import { documentsFolder } from './list-documents.ts';
import { type Kept, listKept } from './list-kept.ts';
import { anywhere, listWritten } from './list-promises.ts';
import { readReference } from './read-reference.ts';

/** How often something was promised, and what of it is on no page that the operation's page leads to. */
export interface Completeness {
  operations: number;
  promised: Map<string, number>;
  missing: string[];
  /** Names that pages call required or deprecated and the document does not. */
  contradicting: string[];
}

const route = '/reference';

export function measureCompleteness(file: string): Completeness {
  const text = readFileSync(join(documentsFolder, file), 'utf8');
  const { document, reference } = readReference(JSON.parse(text), route);
  const pages = new Map(listPages(reference).map(page => [page.id, page]));
  const kept = new Map<string, Kept>();
  const keptOf = (id: string): Kept => {
    const found = kept.get(id) ?? listKept(pages.get(id)!);
    // Operations are asked once each; what they lead to is asked by many.
    if (id.startsWith('schemas')) kept.set(id, found);
    return found;
  };
  const ids = new Map(
    listOperations(document).map(({ id, method, path }) => [`${method} ${path}`, id]),
  );
  const result: Completeness = {
    operations: 0,
    promised: new Map(),
    missing: [],
    contradicting: [],
  };
  for (const { method, path, promises } of listWritten(JSON.parse(text))) {
    const id = ids.get(`${method} ${path}`);
    if (id === undefined) {
      result.missing.push(`${method} ${path}`);
      continue;
    }
    result.operations += 1;
    const reached = reach(id, keptOf);
    for (const promise of promises) {
      const [kind = '', what = ''] = split(promise);
      if (kind === anywhere) continue;
      result.promised.set(kind, (result.promised.get(kind) ?? 0) + 1);
      if (!reached.some(page => holds(page, kind, what))) result.missing.push(`${id}: ${promise}`);
    }
    for (const page of reached) {
      for (const [name, { required, deprecated }] of page.names) {
        // Places in a list and keys of a map have names of ours.
        if (name === '' || /^[[{]/.test(name)) continue;
        if (
          required &&
          ![`required: ${name}`, `${anywhere}: ${name}`].some(duty => promises.has(duty))
        )
          result.contradicting.push(`${id}: ${name} required`);
        if (deprecated && !promises.has(`deprecated: ${name}`))
          result.contradicting.push(`${id}: ${name} deprecated`);
      }
    }
  }
  return result;
}

/** The page of an operation, and every page of a schema that it leads to, or that one leads to. */
function reach(id: string, keptOf: (id: string) => Kept): Kept[] {
  const met = new Map<string, Kept>();
  const left = [id];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (met.has(next)) continue;
    const page = keptOf(next);
    met.set(next, page);
    for (const path of page.schemas) left.push(path.slice(route.length + 1));
  }
  return [...met.values()];
}

function split(promise: string): string[] {
  const end = promise.indexOf(': ');
  return [promise.slice(0, end), promise.slice(end + 2)];
}

function holds(page: Kept, kind: string, what: string): boolean {
  if (kind === 'name') return page.names.has(what);
  if (kind === 'required') return page.names.get(what)?.required === true;
  if (kind === 'deprecated')
    return what === 'operation'
      ? page.html.includes('badge--deprecated')
      : page.names.get(what)?.deprecated === true;
  if (kind === 'value') return page.values.has(what);
  if (kind === 'fact') return page.facts.has(what);
  return page.text.includes(what);
}

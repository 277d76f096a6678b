import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Locale } from '../site-test.ts';

/** Something readers type, of a class of such things, with what one of the addresses that answer it looks like. */
export interface ClassQuery {
  readonly query: string;
  readonly class: string;
  readonly accept: readonly RegExp[];
}

/** Those that search was developed with, and those whose misses nobody looks at. */
export const queryLists = ['shared', 'development', 'held-out', 'another-author'] as const;
/** Whoever sees what is missed of these can no longer develop without it. */
export const unseenLists: readonly string[] = ['held-out', 'another-author'];
export type QueryList = (typeof queryLists)[number];

export function classQueries(locale: Locale, list: QueryList): ClassQuery[] {
  const file = fileURLToPath(new URL(`./queries/${list}.${locale}.yaml`, import.meta.url));
  const classes = parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return Object.entries(classes).flatMap(([name, queries]) =>
    Object.entries(queries).map(([query, accept]) => ({
      query,
      class: name,
      accept: accept.split(' ').map(pattern => new RegExp(pattern)),
    })),
  );
}

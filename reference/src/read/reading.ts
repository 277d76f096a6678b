import { isRef, type JsonObject } from '../openapi.ts';
import { findTarget, type Target, toPointer } from './pointer.ts';
import type { Repair, RepairKind } from './repairs.ts';

/** Deeper than anybody nests by hand, and less deep than what the stack holds. */
const deepest = 300;

/** A value on the way through a document. */
export interface Place {
  reading: Reading;
  key: string;
  depth: number;
  parent?: Place;
}

/** Gives what pages can be made of, the same value if that is what it got, or `undefined` to leave it out. */
export type Reader = (value: unknown, at: Place) => unknown;

/** One document being read. */
export class Reading {
  readonly root: JsonObject;
  readonly #nowhere: string;
  readonly #repairs = new Map<string, Repair>();
  readonly #read = new Map<Reader, Map<object, unknown>>();
  /** Schemas that references name where pages do not look, by their pointers. */
  readonly shared = new Map<string, { name: string; target: Target }>();
  /** What references name without a pointer. Looked for once one does. */
  #named?: Map<string, Target>;

  constructor(root: JsonObject, nowhere: string) {
    this.root = root;
    this.#nowhere = nowhere;
  }

  get repairs(): Repair[] {
    return [...this.#repairs.values()];
  }

  place(keys: string[] = []): Place {
    const top: Place = { reading: this, key: '', depth: 0 };
    return keys.reduce((at, key) => below(at, key), top);
  }

  repair(kind: RepairKind, at: Place, detail?: string): void {
    const pointer = toPointer(keysOf(at));
    const known = `${kind} ${pointer}`;
    this.#repairs.set(known, { kind, pointer, ...(detail === undefined ? {} : { detail }) });
  }

  /** What the page says in place of what is missing. */
  notice(ref: string): string {
    return this.#nowhere.replace('{ref}', `\`${ref.replaceAll('`', '')}\``);
  }

  /** What a reference names, at the end of all that it leads through. */
  follow(ref: string, at: Place): { first: Target; last: Target } | undefined {
    const met = new Set<string>();
    let first: Target | undefined;
    for (let next = ref; ; ) {
      if (met.has(next)) return this.#fail('reference-loop', at, ref);
      met.add(next);
      const last = findTarget(this.root, next) ?? this.#find(next);
      if (!last) return this.#fail('reference-nowhere', at, ref);
      first ??= last;
      if (!isRef(last.value)) return { first, last };
      next = last.value.$ref;
    }
  }

  /** Whether a shared schema is called so. */
  isTaken(name: string): boolean {
    const { schemas = {} } = (this.root.components ?? {}) as { schemas?: object };
    const made = [...this.shared.values()].some(schema => schema.name === name);
    return made || Object.hasOwn(schemas ?? {}, name);
  }

  #fail(kind: RepairKind, at: Place, ref: string): undefined {
    this.repair(kind, at, ref);
  }

  #find(name: string): Target | undefined {
    this.#named ??= listNames(this.root);
    return this.#named.get(name);
  }

  /** Reads each object once, however many ways lead to it, also if one of them is through itself. */
  once(reader: Reader, value: object, at: Place, read: () => unknown): unknown {
    const known = this.#read.get(reader) ?? new Map<object, unknown>();
    this.#read.set(reader, known);
    if (known.has(value)) {
      if (known.get(value) !== open) return known.get(value);
      this.repair('too-deep', at);
      return undefined;
    }
    known.set(value, open);
    const result = read();
    known.set(value, result);
    return result;
  }
}

const open = Symbol('open');

export function below(at: Place, key: string): Place {
  return { reading: at.reading, key, depth: at.depth + 1, parent: at };
}

export function isTooDeep(at: Place): boolean {
  if (at.depth <= deepest) return false;
  at.reading.repair('too-deep', at);
  return true;
}

function keysOf(at: Place): string[] {
  const keys: string[] = [];
  for (let place: Place | undefined = at; place?.parent; place = place.parent) keys.push(place.key);
  return keys.reverse();
}

/** `$id` and `$anchor` of JSON Schema, which OpenAPI 3.1 has. */
function listNames(root: JsonObject): Map<string, Target> {
  const names = new Map<string, Target>();
  const met = new Set<unknown>();
  const left: Target[] = [{ keys: [], value: root }];
  for (let target = left.pop(); target; target = left.pop()) {
    const { keys, value } = target;
    if (typeof value !== 'object' || value === null || met.has(value)) continue;
    met.add(value);
    const { $id, $anchor, $dynamicAnchor } = value as JsonObject;
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === 'string' && !names.has(`#${name}`)) names.set(`#${name}`, target);
    }
    if (typeof $id === 'string' && !names.has($id)) names.set($id, target);
    for (const [key, inner] of Object.entries(value))
      left.push({ keys: [...keys, key], value: inner });
  }
  return names;
}

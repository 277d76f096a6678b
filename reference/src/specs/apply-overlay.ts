import { exec, type JsonValue } from 'jsonpath-rfc9535';
import type { OpenApiDocument } from '../openapi.ts';
import { isObject } from '../read/readers.ts';

/** An OpenAPI Overlay: what a document says in another language, or leaves out in a version. */
export interface Overlay {
  overlay: string;
  actions: Action[];
}

export interface Action {
  target: string;
  update?: unknown;
  remove?: boolean;
}

export interface Overlaid {
  document: OpenApiDocument;
  /** Targets that are not in the document, such as those of an operation that has gone. */
  unused: string[];
}

interface Place {
  parent: Record<string | number, unknown>;
  key: string | number;
}

/** `update` and `remove` of Overlay 1.0, in their order; the texts that 1.1 lets an action select are replaced, too. */
export function applyOverlay(document: OpenApiDocument, { actions }: Overlay): Overlaid {
  const root = { document: structuredClone(document) };
  const unused = actions.flatMap(action => {
    const places = select(root, action.target);
    if (action.remove && action.target === '$') throw new Error('An overlay cannot remove $.');
    if (action.remove) remove(places);
    else for (const place of places) update(place, action);
    return places.length > 0 ? [] : [action.target];
  });
  return { document: root.document, unused };
}

function select(root: { document: OpenApiDocument }, target: string): Place[] {
  const places = new Map<string, Place>();
  try {
    exec(root.document as unknown as JsonValue, target, (_value, path) => {
      const steps = ['document', ...path.map(unescapeStep)];
      const key = steps.pop() ?? '';
      const parent = steps.reduce<unknown>((node, step) => Object(node)[step], root);
      places.set(JSON.stringify(path), { parent: parent as Place['parent'], key });
    });
  } catch (error) {
    throw new Error(`The target ${target} is no JSONPath: ${(error as Error).message}`);
  }
  return [...places.values()];
}

const controls: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A name comes as it is written between quotes in a path of RFC 9535. */
function unescapeStep(step: string | number): string | number {
  if (typeof step === 'number') return step;
  return step.replace(/\\(u[\da-f]{4}|.)/gi, (_all, sign: string) =>
    sign.length > 1
      ? String.fromCharCode(Number.parseInt(sign.slice(1), 16))
      : (controls[sign] ?? sign),
  );
}

/** From the end of each list, so that no place moves before its turn. */
function remove(places: Place[]): void {
  const last = places.sort((a, b) => Number(b.key) - Number(a.key) || 0);
  for (const { parent, key } of last) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
}

function update({ parent, key }: Place, { target, update: change }: Action): void {
  if (change === undefined) return;
  const node = parent[key];
  if (Array.isArray(node)) node.push(...structuredClone(Array.isArray(change) ? change : [change]));
  else if (isObject(node) === isObject(change)) parent[key] = merge(node, change);
  else throw new Error(`What ${target} selects cannot be replaced by ${JSON.stringify(change)}.`);
}

/** Objects become one, lists one after the other; anything else is replaced. */
function merge(node: unknown, change: unknown): unknown {
  if (Array.isArray(node) && Array.isArray(change)) return [...node, ...structuredClone(change)];
  if (!isObject(node) || !isObject(change)) return structuredClone(change);
  const merged = Object.entries(change).map(([name, value]) => [
    name,
    Object.hasOwn(node, name) ? merge(node[name], value) : structuredClone(value),
  ]);
  return { ...node, ...Object.fromEntries(merged) };
}

import { query } from 'jsonpath-rfc9535';

export interface Overlay {
  actions?: { target: string; update?: unknown; remove?: boolean }[];
}

/** A document after the updates of an OpenAPI Overlay 1.0. An action that reaches nothing stops the build. */
export function applyOverlay<T extends object>(document: T, { actions }: Overlay, file: string): T {
  if (!actions?.length) return document;
  const copy = structuredClone(document);
  for (const { target, update, remove } of actions) {
    if (remove) throw new Error(`${file}: ${target}: texts are updated, nothing is removed.`);
    const reached = query(copy as never, target) as unknown[];
    if (reached.length === 0)
      throw new Error(`${file}: ${target} reaches nothing in the document.`);
    for (const value of reached) merge(value, update);
  }
  return copy;
}

/** As the specification has it: objects are merged, lists become longer, everything else is replaced. */
function merge(target: unknown, update: unknown): void {
  if (Array.isArray(target)) {
    target.push(update);
    return;
  }
  if (!isObject(target) || !isObject(update)) return;
  for (const [key, value] of Object.entries(update)) {
    const present = target[key];
    if (isObject(present) && isObject(value)) merge(present, value);
    else if (Array.isArray(present) && Array.isArray(value)) present.push(...value);
    else target[key] = value;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

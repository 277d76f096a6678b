import { isRef } from '../openapi.ts';

export const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

export const toPointer = (keys: string[]) => keys.map(key => `/${escapeKey(key)}`).join('');

/** Of a text that may contain a percent sign of its own. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface Target {
  /** The way to it, without references on the way. */
  keys: string[];
  value: unknown;
}

/** What a reference inside a document names: through lists, through other references, percent-encoded or not. */
export function findTarget(root: unknown, ref: string, hops = 0): Target | undefined {
  if (!ref.startsWith('#/') || hops > 50) return undefined;
  let target: Target = { keys: [], value: root };
  for (const written of ref.slice(2).split('/')) {
    const around = isRef(target.value) ? findTarget(root, target.value.$ref, hops + 1) : undefined;
    const step = stepInto(target, written) ?? (around && stepInto(around, written));
    if (!step) return undefined;
    target = step;
  }
  return target;
}

function stepInto({ keys, value }: Target, written: string): Target | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = [unescapeKey(written), unescapeKey(decode(written))];
  const key = names.find(name => Object.hasOwn(value, name));
  return key === undefined
    ? undefined
    : { keys: [...keys, key], value: (value as Record<string, unknown>)[key] };
}

import type { Values } from './view/Journey.tsx';

/** What a JSON pointer leads to, or `undefined`. */
export function readPointer(document: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((node, key) => (node as Values | undefined | null)?.[key], document);
}

/** A text that is nothing but a name becomes the value itself, which may be a number. */
export function fillBody(node: unknown, values: Values): unknown {
  if (Array.isArray(node)) return node.map(item => fillBody(item, values));
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, fillBody(value, values)]),
    );
  }
  const name = typeof node === 'string' ? /^\{(\w+)\}$/.exec(node)?.[1] : undefined;
  return name !== undefined && name in values ? values[name] : node;
}

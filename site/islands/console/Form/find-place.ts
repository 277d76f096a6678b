import type { FormNode, Schemas } from '../form-data';
import { matchVariant, resolveNode } from '../schema';
import type { Path } from './field-value';

export interface Place {
  path: Path;
  node: FormNode;
  value: unknown;
}

/** The first place of a value that a pointer names, with the schema that holds there. */
export function findPlace(
  schemas: Schemas,
  root: FormNode,
  value: unknown,
  pointer: string,
): Place | undefined {
  const walk = (given: FormNode, at: unknown, keys: string[], path: Path): Place | undefined => {
    const node = chosenNode(schemas, given, at);
    const [key, ...rest] = keys;
    if (key === undefined) return { path, node, value: at };
    if (typeof at !== 'object' || at === null) return undefined;
    const entries = Object.entries(at).filter(([name]) => key === '*' || key === name);
    for (const [name, inner] of entries) {
      const step = Array.isArray(at) ? Number(name) : name;
      const found = walk(nodeBelow(node, name), inner, rest, [...path, step]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(root, value, pointer.split('/').slice(1), []);
}

/** Of several shapes, the one that the value has. */
function chosenNode(schemas: Schemas, given: FormNode, value: unknown): FormNode {
  const node = resolveNode(schemas, given);
  const option = node.oneOf?.[matchVariant(schemas, node, value)];
  return option ? resolveNode(schemas, option) : node;
}

const nodeBelow = ({ properties, items, values }: FormNode, name: string): FormNode =>
  properties?.[name] ?? items ?? values ?? {};

/** What tells a place from the others in few words: its last name, with the list that it is in. */
export function placeName(path: Path): string {
  const lists = path.findLastIndex(key => typeof key === 'number');
  const last = String(path.at(-1));
  if (lists !== path.length - 2) return last;
  return `${path[lists - 1]}[${path[lists]}].${last}`;
}

/** A copy with one value set, or taken away when it is `undefined`. The way there must exist. */
export function setPointer(document: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(document);
  const path = pointer.slice(1).split('/');
  const last = path.pop() ?? '';
  let node = copy as Record<string, unknown>;
  for (const key of path) node = node[key] as Record<string, unknown>;
  if (typeof node !== 'object' || node === null) throw new Error(`${pointer} leads nowhere.`);
  if (value === undefined) delete node[last];
  else node[last] = value;
  return copy;
}

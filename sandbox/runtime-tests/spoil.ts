/** A valid example with one value somewhere replaced, renamed or dropped. */
export function spoil(body: unknown, path: number[], value: unknown, kind: number): unknown {
  if (typeof body !== 'object' || body === null || path.length === 0) return value;
  const names = Object.keys(body);
  const name = names[path[0]! % Math.max(1, names.length)];
  if (name === undefined) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  if (path.length > 1 && typeof copy[name] === 'object') {
    copy[name] = spoil(copy[name], path.slice(1), value, kind);
  } else if (kind === 0) copy[name] = value;
  else if (kind === 1) delete copy[name];
  else copy[`${name}X`] = value;
  return copy;
}

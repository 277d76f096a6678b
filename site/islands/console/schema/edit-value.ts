export type Path = (string | number)[];

/** A copy of the value with one place changed; `undefined` removes the place. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const items = Array.isArray(value) ? [...value] : [];
    if (rest.length === 0 && next === undefined) items.splice(key, 1);
    else items[key] = setAt(items[key], rest, next);
    return items;
  }
  const fields = { ...((value ?? {}) as Record<string, unknown>) };
  if (rest.length === 0 && next === undefined) delete fields[key];
  else fields[key] = setAt(fields[key], rest, next);
  return fields;
}

/** A JSON Pointer, which is how the server names a field. */
export function toPointer(path: Path): string {
  return path.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

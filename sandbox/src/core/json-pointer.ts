export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** What a pointer of RFC 6901 leads to. */
export function followPointer(value: unknown, pointer: string): unknown {
  let found = value;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}

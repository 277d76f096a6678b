interface Found {
  path: (string | number)[];
  value: unknown;
}

/** The first field of a name in a value, however deep. */
export function findName(value: unknown, name: string): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    if (key === name) return { path: [step], value: inner };
    const below = findName(inner, name);
    if (below) return { ...below, path: [step, ...below.path] };
  }
  return undefined;
}

export interface Dependency {
  field: string;
  name: string;
  version: string;
}

const fields = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'overrides',
];
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The dependencies of a package.json that do not name one version. */
export function looseVersions(manifest: string): Dependency[] {
  const content = JSON.parse(manifest) as Record<string, object | undefined>;
  return fields
    .flatMap(field => entries(field, content[field] ?? {}))
    .filter(({ name, version }) => !isPinned(name, version));
}

function isPinned(name: string, version: string): boolean {
  return name.startsWith('@easel/') ? version === '*' : exact.test(version);
}

/** Overrides may be nested: under a package stand versions for what it depends on. */
function entries(field: string, section: object): Dependency[] {
  return Object.entries(section).flatMap(([name, version]) =>
    typeof version === 'string' ? [{ field, name, version }] : entries(`${field}.${name}`, version),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build', import.meta.url));

/** Docusaurus names the template of a page, and the page itself, in the classes of its root element. */
function kindOf(path: string): string {
  const file = [`${build}${path}/index.html`, `${build}${path}.html`, `${build}${path}`].find(
    name => name.endsWith('.html') && existsSync(name),
  );
  if (!file) return path;
  const root = /<html[^>]*\sclass="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  // Of a document's own name only the folder is a kind: what is generated looks different from what is written.
  return root.replace(/docs-doc-id-(generated)?\S*/, '$1');
}

/** One page of each kind, for what is the same on all of them. */
export function onePerKind(paths: string[]): Set<string> {
  const first = new Map<string, string>();
  for (const path of paths) {
    const kind = kindOf(path);
    if (!first.has(kind)) first.set(kind, path);
  }
  return new Set(first.values());
}

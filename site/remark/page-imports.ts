import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findElements, importNode, type Root, type RootContent } from './page-tree.ts';

/**
 * Where files for pages go, ignored by git; the bundler turns them into text on the server and addresses in the browser.
 * Not an option of the steps: options are sent to every reader, and a path on this machine with them.
 */
export const generatedFiles = fileURLToPath(new URL('../generated', import.meta.url));

/** Component name → module. */
export type PageImports = Record<string, string>;

/**
 * A remark step: a page that uses one of these components imports it by itself. A component in the registry would be
 * carried by every page, and one that is loaded lazily would be missing from the HTML.
 */
export function pageImports(modules: PageImports) {
  return (root: Root): void => {
    const used = new Set(findElements(root, Object.keys(modules)).map(({ name }) => name));
    for (const name of used) {
      root.children.unshift(importNode(name, modules[name] ?? '') as unknown as RootContent);
    }
  };
}

/**
 * A file for a page to import. Its folder is named after its content: the bundler may have looked up an older one in its
 * cache before the page that asks for this one is compiled.
 */
export function writeImport(folder: string, name: string, text: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = join(folder, digest, name);
  const target = join(generatedFiles, file);
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  // Without the path on this machine: it is part of the page's source, and so of the first digest of its script.
  return `@site/generated/${file}`;
}

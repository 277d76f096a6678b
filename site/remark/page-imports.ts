import { findElements, importNode, type Root, type RootContent } from './page-tree.ts';

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

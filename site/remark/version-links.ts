import { pathIn, versionOf } from '../versioning/sources.ts';
import type { Root } from './page-tree.ts';

interface Node {
  type: string;
  url?: string;
  /** A list on elements; an object on directives such as admonitions. */
  attributes?: { name?: string; value?: unknown }[] | object;
  children?: Node[];
}

const addresses = new Set(['href', 'to']);
/** What Docusaurus wants before the address of a file that is no page. */
const outside = 'pathname://';

/**
 * A remark step: in a version that was cut, addresses of the docs lead to the same version. Links by file name do so by
 * themselves.
 */
export function versionLinks() {
  return (root: Root, { path }: { path: string }): void => {
    const version = versionOf(path);
    if (version) visit(root as Node);

    function visit(node: Node): void {
      if (node.url) node.url = addressIn(node.url);
      const attributes = Array.isArray(node.attributes) ? node.attributes : [];
      for (const attribute of attributes) {
        if (addresses.has(attribute.name ?? '') && typeof attribute.value === 'string')
          attribute.value = addressIn(attribute.value);
      }
      for (const child of node.children ?? []) visit(child);
    }

    function addressIn(url: string): string {
      if (!url.startsWith(outside)) return pathIn(version, url);
      return outside + pathIn(version, url.slice(outside.length));
    }
  };
}

import { basePath } from '../config/base-path.ts';
import { pathIn, versionOf } from '../versioning/sources.ts';
import type { Root } from './page-tree.ts';

interface Node {
  type: string;
  name?: string;
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
 * themselves. `<a>` is for a file of another language, or of all, and gets the folder that the site is mounted in.
 */
export function versionLinks() {
  return (root: Root, { path }: { path: string }): void => {
    const version = versionOf(path);
    visit(root as Node);

    function visit(node: Node): void {
      if (node.url) node.url = addressIn(node.url);
      const attributes = Array.isArray(node.attributes) ? node.attributes : [];
      for (const attribute of attributes) {
        if (!addresses.has(attribute.name ?? '') || typeof attribute.value !== 'string') continue;
        attribute.value = addressIn(attribute.value);
        // Everything else goes through Docusaurus, which puts the language of the page before it, too.
        if (node.name === 'a' && attribute.value.startsWith('/'))
          attribute.value = basePath + attribute.value.slice(1);
      }
      for (const child of node.children ?? []) visit(child);
    }

    function addressIn(url: string): string {
      if (!url.startsWith(outside)) return pathIn(version, url);
      return outside + pathIn(version, url.slice(outside.length));
    }
  };
}

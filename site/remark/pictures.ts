import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { expressionAttribute, importNode, type Root, type RootContent } from './page-tree.ts';

const published = fileURLToPath(new URL('../static', import.meta.url));

type Picture = Extract<RootContent, { type: 'image' }>;

/**
 * A remark step: `![…](/img/…)` imports its file. Docusaurus would do the same with the loader's path on this machine in
 * the request, and the bundler numbers modules by their requests: a build in another folder had other scripts.
 */
export function pictures() {
  return (root: Root): void => {
    for (const [index, node] of findPictures(root).entries()) {
      Object.assign(node, {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: importPicture(root, `picture${index}`, node),
        children: [],
      });
    }
  };
}

/** Imports a published picture under a name, and returns the attributes of an element that shows it. */
export function importPicture(
  root: Root,
  name: string,
  { url, alt }: Pick<Picture, 'url' | 'alt'>,
): object[] {
  root.children.unshift(importNode(name, `@site/static${url}`) as unknown as RootContent);
  const { width, height } = imageSize(readFileSync(published + url));
  const attribute = (of: string, value: unknown) => ({
    type: 'mdxJsxAttribute',
    name: of,
    value: String(value),
  });
  return [
    attribute('alt', alt ?? ''),
    expressionAttribute('src', name),
    attribute('width', width),
    attribute('height', height),
  ];
}

function findPictures(node: Root | RootContent): Picture[] {
  if (node.type === 'image') return node.url.startsWith('/') ? [node] : [];
  return 'children' in node ? node.children.flatMap(findPictures) : [];
}

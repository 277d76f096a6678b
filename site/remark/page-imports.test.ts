import { describe, expect, it } from 'vitest';
import { pageImports } from './page-imports.ts';
import type { Root } from './page-tree.ts';

const modules = { Drawing: '@site/Drawing', Other: '@site/Other' };

function page(...names: string[]): Root {
  const element = (name: string) => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
  });
  return { type: 'root', children: names.map(element) } as unknown as Root;
}

const imports = (root: Root) =>
  (root.children as { type: string; value?: string }[])
    .filter(({ type }) => type === 'mdxjsEsm')
    .map(({ value }) => value);

describe('pageImports', () => {
  it('imports what the page uses, once, and nothing else', () => {
    const root = page('Drawing', 'Steps', 'Drawing');
    pageImports(modules)(root);
    expect(imports(root)).toEqual(['import Drawing from "@site/Drawing";']);
  });

  it('leaves a page without them as it is', () => {
    const root = page('Steps');
    pageImports(modules)(root);
    expect(root).toEqual(page('Steps'));
  });
});

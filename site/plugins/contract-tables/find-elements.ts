import type { Root, RootContent } from './mdast.ts';

type Parent = Root | Extract<RootContent, { children: unknown }>;

export interface FoundElement {
  parent: Parent;
  node: RootContent;
  name: string;
  attributes: Record<string, string>;
}

interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: { name?: string; value?: unknown }[];
}

export function findElements(root: Root, names: string[]): FoundElement[] {
  const found: FoundElement[] = [];
  visit(root);
  return found;

  function visit(parent: Parent): void {
    for (const node of parent.children as (RootContent | JsxElement)[]) {
      if (
        node.type === 'mdxJsxFlowElement' &&
        'attributes' in node &&
        names.includes(node.name ?? '')
      ) {
        const element = node as JsxElement;
        found.push({
          parent,
          node: node as RootContent,
          name: element.name ?? '',
          attributes: Object.fromEntries(
            element.attributes.map(({ name = '', value }) => [name, String(value ?? '')]),
          ),
        });
      } else if ('children' in node) {
        visit(node as Parent);
      }
    }
  }
}

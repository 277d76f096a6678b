import { fromMarkdown } from 'mdast-util-from-markdown';

// The types of the tree, by way of the package that makes it: `mdast` itself is types only, and resolves to nothing.
export type Root = ReturnType<typeof fromMarkdown>;
export type RootContent = Root['children'][number];
export type Table = Extract<RootContent, { type: 'table' }>;
type Paragraph = Extract<RootContent, { type: 'paragraph' }>;
type Heading = Extract<RootContent, { type: 'heading' }>;
type PhrasingContent = Paragraph['children'][number];

export type Cell = PhrasingContent[];

export function text(value: string): Cell {
  return value === '' ? [] : [{ type: 'text', value }];
}

export function code(value: string): Cell {
  return [{ type: 'inlineCode', value }];
}

export function link(url: string, children: Cell): Cell {
  return [{ type: 'link', url, children } as PhrasingContent];
}

/** Texts of the contract are Markdown of one paragraph. */
export function prose(markdown: string): Cell {
  return fromMarkdown(markdown).children.flatMap(node =>
    node.type === 'paragraph' ? node.children : [],
  );
}

export function codes(values: string[], separator: string): Cell {
  return values.flatMap((value, index) => [...(index > 0 ? text(separator) : []), ...code(value)]);
}

export function paragraph(...parts: Cell[]): Paragraph {
  return { type: 'paragraph', children: parts.flat() };
}

export function heading(depth: Heading['depth'], id: string, children: Cell): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { id } } } as Heading;
}

/** With `values`, each row can be linked to by the value it is about. */
export function table(head: string[], rows: Cell[][], values: string[] = []): RootContent[] {
  if (rows.length === 0) return [];
  const row = (cells: Cell[], value?: string) => ({
    type: 'tableRow' as const,
    children: cells.map(children => ({
      type: 'tableCell' as const,
      children,
      ...(isSentence(children) && { data: { hProperties: { className: ['sentence'] } } }),
    })),
    ...(value && { data: { hProperties: { id: valueAnchor(value), dataValue: '' } } }),
  });
  const children = [row(head.map(text)), ...rows.map((cells, at) => row(cells, values[at]))];
  const data = { hProperties: { className: ['contract-table'] } };
  return [{ type: 'table', children, data } as Table];
}

/** Chinese can be broken anywhere, so a narrow column would have one character a line: sentences have a least width. */
const isSentence = (cell: Cell): boolean => lengthOf(cell) > 12;

const lengthOf = (nodes: Cell): number =>
  nodes.reduce((sum, node) => {
    if ('value' in node) return sum + node.value.length;
    return 'children' in node ? sum + lengthOf(node.children as Cell) : sum;
  }, 0);

const valueAnchor = (value: string): string =>
  `value-${value.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|-+$/g, '')}`;

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

/** `import name from 'source'`, as a node of the page. */
export function importNode(name: string, source: string): object {
  const raw = JSON.stringify(source);
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: source, raw },
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration], comments: [] };
  return { type: 'mdxjsEsm', value: `import ${name} from ${raw};`, data: { estree } };
}

/** `name={variable}`, as a node of the page. */
export function expressionAttribute(name: string, variable: string): object {
  const expression = { type: 'Identifier', name: variable };
  const statement = { type: 'ExpressionStatement', expression };
  const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: variable, data: { estree } };
  return { type: 'mdxJsxAttribute', name, value };
}

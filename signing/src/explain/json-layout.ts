/** Values keep their spelling, so that a change of whitespace is not also a change of numbers. */
export type JsonNode = string | { open: '{' | '['; items: { key?: string; value: JsonNode }[] };

export const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

export function parseJson(text: string): JsonNode | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = text.match(JSON_TOKEN) ?? [];
  let at = 0;
  const read = (): JsonNode => {
    const token = tokens[at++] ?? '';
    if (token !== '{' && token !== '[') return token;
    const node: JsonNode = { open: token, items: [] };
    while (!/^[}\]]$/.test(tokens[at] ?? '}')) {
      const key = token === '{' ? tokens[at] : undefined;
      if (key) at += 2;
      node.items.push(key ? { key, value: read() } : { value: read() });
      if (tokens[at] === ',') at++;
    }
    at++;
    return node;
  };
  return read();
}

export interface JsonLayout {
  comma: string;
  colon: string;
  indent?: string;
}

export const LAYOUTS: JsonLayout[] = [
  { comma: ',', colon: ':' },
  { comma: ', ', colon: ': ' },
  { comma: ',', colon: ': ', indent: '  ' },
  { comma: ',', colon: ': ', indent: '    ' },
  { comma: ',', colon: ': ', indent: '\t' },
];

export function printJson(
  node: JsonNode,
  layout: JsonLayout,
  respell: (token: string) => string,
  line = '\n',
): string {
  if (typeof node === 'string') return respell(node);
  const close = node.open === '{' ? '}' : ']';
  if (!node.items.length) return node.open + close;
  const inner = layout.indent === undefined ? '' : line + layout.indent;
  const items = node.items.map(({ key, value }) => {
    const text = printJson(value, layout, respell, inner);
    return key ? respell(key) + layout.colon + text : text;
  });
  return node.open + inner + items.join(layout.comma + inner) + (inner && line) + close;
}

export function sortKeys(node: JsonNode): JsonNode {
  if (typeof node === 'string') return node;
  const items = node.items.map(item => ({ ...item, value: sortKeys(item.value) }));
  if (node.open === '{') items.sort((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  return { open: node.open, items };
}

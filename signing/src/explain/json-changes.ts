import { utf8 } from '../bytes.ts';
import { type Change, permutations } from './draft.ts';
import { type Fault, fault } from './finding.ts';

/** Values keep their spelling, so that a change of whitespace is not also a change of numbers. */
type JsonNode = string | { open: '{' | '['; items: { key?: string; value: JsonNode }[] };

const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

function parseJson(text: string): JsonNode | undefined {
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

interface JsonLayout {
  comma: string;
  colon: string;
  indent?: string;
}

const LAYOUTS: JsonLayout[] = [
  { comma: ',', colon: ':' },
  { comma: ', ', colon: ': ' },
  { comma: ',', colon: ': ', indent: '  ' },
  { comma: ',', colon: ': ', indent: '    ' },
  { comma: ',', colon: ': ', indent: '\t' },
];

function printJson(
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

function sortKeys(node: JsonNode): JsonNode {
  if (typeof node === 'string') return node;
  const items = node.items.map(item => ({ ...item, value: sortKeys(item.value) }));
  if (node.open === '{') items.sort((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  return { open: node.open, items };
}

/** What serialisers that leave out empty fields make of it; an element of a list stays. */
function dropNulls(node: JsonNode): JsonNode {
  if (typeof node === 'string') return node;
  const items = node.items
    .filter(({ key, value }) => !key || value !== 'null')
    .map(item => ({ ...item, value: dropNulls(item.value) }));
  return { open: node.open, items };
}

type Respelling = [faults: Fault[], respell: (token: string) => string];

const hex4 = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
const inStrings = (respell: (token: string) => string) => (token: string) =>
  token[0] === '"' ? respell(token) : token;
const escapeChars = (pattern: RegExp, upper = false) =>
  inStrings(token =>
    token.replace(pattern, char =>
      upper ? `\\u${hex4(char).slice(2).toUpperCase()}` : hex4(char),
    ),
  );
const unescapeChars = (pattern: RegExp) =>
  inStrings(token =>
    // Eats escapes in pairs, so that the `u` after an escaped backslash is left alone.
    token.replace(/\\(u[0-9a-f]{4}|.)/gi, whole => {
      const char = JSON.parse(`"${whole}"`);
      return pattern.test(char) ? char : whole;
    }),
  );
const escapeSlashes = inStrings(token => token.replace(/\\.|\//g, it => (it === '/' ? '\\/' : it)));

const beyondAscii = /[^\0-\x7f]/g;
const markup = /[<>&]/g;

const STRINGS: Respelling[] = [
  [[], token => token],
  [[fault('unicode-escaped')], escapeChars(beyondAscii)],
  [[fault('unicode-escaped')], escapeChars(beyondAscii, true)],
  [[fault('unicode-unescaped')], unescapeChars(/[^\0-\x7f]/)],
  [[fault('slash-escaping')], escapeSlashes],
  [[fault('slash-escaping')], unescapeChars(/\//)],
  [[fault('html-escaping')], escapeChars(markup)],
  [[fault('html-escaping')], unescapeChars(/[<>&'=]/)],
  // PHP's json_encode escapes both by default.
  [
    [fault('unicode-escaped'), fault('slash-escaping')],
    token => escapeSlashes(escapeChars(beyondAscii)(token)),
  ],
];

const NUMBERS: Respelling[] = [
  [[], token => token],
  [[fault('json-number-format')], token => (/^[-\d]/.test(token) ? `${Number(token)}` : token)],
  [[fault('json-number-format')], token => (/^-?\d+$/.test(token) ? `${token}.0` : token)],
];

function* orders(node: JsonNode): Generator<[Fault[], JsonNode, rare?: boolean]> {
  yield [[], node];
  yield [[fault('json-key-order')], sortKeys(node)];
  const filled = dropNulls(node);
  if (JSON.stringify(filled) !== JSON.stringify(node)) {
    yield [[fault('json-nulls-dropped')], filled];
    yield [[fault('json-nulls-dropped'), fault('json-key-order')], sortKeys(filled), true];
  }
  if (typeof node === 'string' || node.open === '[') return;
  for (const items of permutations(node.items)) {
    yield [[fault('json-key-order')], { open: '{', items }, true];
  }
}

/** Every way a JSON library may have printed the same document. */
export function* jsonChanges(text: string): Generator<Change> {
  const tree = parseJson(text);
  if (tree === undefined) return;
  const same = LAYOUTS.find(layout => printJson(tree, layout, token => token) === text);
  for (const [stringFaults, string] of STRINGS) {
    for (const [numberFaults, number] of NUMBERS) {
      const respell = (token: string) => string(number(token));
      const respellings = [...stringFaults, ...numberFaults];
      if (!same) {
        yield {
          faults: respellings,
          edit: { body: () => utf8(text.replace(JSON_TOKEN, respell)) },
        };
      }
      for (const layout of LAYOUTS) {
        const layoutFaults = layout === same ? [] : [fault('json-whitespace')];
        for (const [orderFaults, node, rare = false] of orders(tree)) {
          const faults = [...layoutFaults, ...orderFaults, ...respellings];
          const body = () => utf8(printJson(node, layout, respell));
          yield { faults, edit: { body }, rare: rare || faults.length > 1 };
          // All orders of the keys times all spellings would be thousands.
          if (respellings.length && orderFaults.length) break;
        }
      }
    }
  }
}

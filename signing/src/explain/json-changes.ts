import { utf8 } from '../bytes.ts';
import type { Change } from './draft.ts';
import { type Fault, fault } from './finding.ts';
import {
  JSON_TOKEN,
  type JsonNode,
  LAYOUTS,
  parseJson,
  printJson,
  sortKeys,
} from './json-layout.ts';
import { permutations } from './permutations.ts';

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

// Before the grammars, which add themselves to the Prism that it puts into the global scope.
import { Prism } from './prism.ts';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-java.js';
// PHP is a template language to Prism.
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-ruby.js';
import { normalizeTokens, type Token } from 'prism-react-renderer';

/** A piece of code in one colour. Style sheets say which, so that one markup serves both colour modes. */
export interface Piece {
  text: string;
  colour?: string | undefined;
}

export type Line = Piece[];

const aliases: Record<string, string> = { sh: 'bash', shell: 'bash', js: 'javascript', ts: 'tsx' };

/** Colour, as src/css/code-colours.css names it, to the kinds of token that have it. */
const colours: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'selector', 'tag', 'operator', 'request-line', 'important'],
  string: ['string', 'char', 'attr-value', 'url', 'regex'],
  number: ['number', 'boolean', 'constant', 'symbol', 'builtin'],
  name: ['function', 'class-name', 'property', 'attr-name', 'variable', 'header-name'],
  punctuation: ['punctuation'],
  deleted: ['deleted'],
  inserted: ['inserted'],
};

const colourOf = new Map(
  Object.entries(colours).flatMap(([colour, kinds]) => kinds.map(kind => [kind, colour] as const)),
);

export function highlight(code: string, language: string): Line[] {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) return code.split('\n').map(text => [{ text }]);
  const env = { code, grammar, language: name, tokens: [] as ReturnType<typeof Prism.tokenize> };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map(toLine);
}

/** Plain pieces side by side are one: where two texts meet, a server puts a comment between them. */
function toLine(tokens: Token[]): Line {
  const line: Line = [];
  for (const { types, content, empty } of tokens) {
    if (empty) continue;
    const colour = types.map(type => colourOf.get(type)).findLast(found => found !== undefined);
    const last = line.at(-1);
    if (last && !colour && !last.colour) last.text += content;
    else line.push({ text: content, colour });
  }
  return line;
}

/** Pieces of several lines, with the breaks between them. */
export function joinLines<P extends Piece>(lines: P[][]): (P | Piece)[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}

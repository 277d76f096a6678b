import type { Line, Piece } from '@site/highlight/highlight';

/** Beyond it a reader searches and does not read, and each colour is an element. */
const mostColoured = 20_000;

const keywords =
  'import|from|const|let|await|async|new|return|throws|throw|if|err|func|package|var|defer|public|static|class|void|final|byte|String|def|with|as|use|echo|null|true|false|nil|None|True|False|int';

const token = new RegExp(
  [
    '(?<comment>(?<=^|\\s)(?:#|//).*$)',
    '(?<name>"(?:[^"\\\\\\n]|\\\\.)*"(?=\\s*:))',
    '(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\\n]|\\\\.)*\'|`(?:[^`\\\\]|\\\\.)*`)',
    '(?<number>(?<=^|[\\s([{,=])-?\\d[\\d.]*(?:[eE][+-]?\\d+)?(?!\\w))',
    `(?<keyword>(?<![\\w$.-])(?:${keywords})(?![\\w-]))`,
  ].join('|'),
  'gm',
);

/**
 * Colours for what the console prints: JSON, and its own programs. The highlighter of the pages knows every language
 * and weighs more than the console; these texts need names, strings, numbers and words of the language.
 */
export function colourCode(text: string): Line[] {
  return splitLines(colourPieces(text));
}

function splitLines(pieces: Piece[]): Line[] {
  const lines: Line[] = [];
  for (const { text, colour } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0 || lines.length === 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, colour });
    }
  }
  return lines;
}

function colourPieces(text: string): Piece[] {
  if (text.length > mostColoured) return [{ text }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], colour: kind });
    end = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(end) }];
}

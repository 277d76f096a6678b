import type { Root, RootContent } from 'mdast';
import { parseMarkdown } from './markdown.ts';

/** In place of emphasis: nothing to the eye, but it may carry a space that Markdown needs. */
export const emphasis = '\u2060';
/** In place of code: to its neighbours it is a Latin word. */
export const code = '\u{f8ff}';
/** In place of a value; it may turn out Chinese or Latin. */
export const value = '\u{fffc}';

/** What a reader reads of a line: no addresses, tags or marks; the cells of a table between bars. */
export interface ProseLine {
  line: number;
  /** With the signs above for what is not text. */
  text: string;
  /** With code as it is, between backticks, and without the other signs. */
  withCode: string;
  /** Whether it goes on with the paragraph of the line above. */
  goesOn: boolean;
}

/** The lines that have something to read. Each source line stays apart, so that a finding can name it. */
export function proseLines(tree: Root, source: string): ProseLine[] {
  const lines = new Map<number, ProseLine>();
  const write: Write = (line, text, { withCode = text, goesOn = false } = {}) => {
    const known = lines.get(line) ?? { line, text: '', withCode: '', goesOn };
    known.text += text;
    known.withCode += withCode;
    lines.set(line, known);
  };
  readInto(write, tree, source);
  return [...lines.values()]
    .map(line => ({ ...line, text: tidy(line.text), withCode: tidy(line.withCode) }))
    .filter(({ text }) => text !== '');
}

/** Without the number of a heading that counts, `## 1. Sign`, and without space around cells. */
function tidy(line: string): string {
  return line
    .trim()
    .replace(/^\d+\.\s+/, '')
    .replace(/ *\| */g, '|');
}

// Most texts are plain words, and need no parser.
const words = /^(?!\d+[.)] )[\p{L}\p{N}{][\p{L}\p{N} ×{},.;:'’()“”，。、；：？！（）…-]*$/u;

/** The same of a text that is no page: a message, a description. `{name}` in it will be a value. */
export function readableText(text: string): string {
  const lines = words.test(text)
    ? [text.trim()]
    : proseLines(parseMarkdown(text, 'text'), text).map(line => line.text);
  return lines.join('\n').replace(/\{[^}]*\}/g, value);
}

/** An address in a sentence, to its neighbours a Latin word too. */
const address = /https?:\/\/[\w./?#&=%~:+-]+/g;

type Write = (
  line: number,
  text: string,
  more?: Partial<Pick<ProseLine, 'withCode' | 'goesOn'>>,
) => void;

function readInto(write: Write, node: Root | RootContent, source: string): void {
  const line = node.position?.start.line ?? 0;
  const readChildren = () => {
    if ('children' in node) for (const child of node.children) readInto(write, child, source);
  };
  switch (node.type) {
    case 'text':
      for (const [index, text] of node.value.split('\n').entries()) {
        const goesOn = index > 0 && text !== '';
        write(line + index, text.replace(address, code), { withCode: text, goesOn });
      }
      break;
    case 'inlineCode':
      write(line, code, { withCode: `\`${node.value}\`` });
      break;
    case 'emphasis':
    case 'strong':
      write(line, emphasis, { withCode: '' });
      readChildren();
      write(node.position?.end.line ?? line, emphasis, { withCode: '' });
      break;
    case 'image':
    case 'imageReference':
      write(line, node.alt ?? '');
      break;
    case 'tableCell':
      write(line, '|');
      readChildren();
      break;
    case 'tableRow':
      readChildren();
      write(line, '|');
      break;
    // Only `:::` is of use here: `12:noon` is text.
    case 'textDirective':
      write(line, source.slice(node.position?.start.offset, node.position?.end.offset));
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isComment(node)) write(line, value, { withCode: '' });
      break;
    default:
      readChildren();
  }
}

/** `{/* … *\/}` has no statement. */
function isComment({ data }: { data?: { estree?: { body: unknown[] } | null } }): boolean {
  return data?.estree?.body.length === 0;
}

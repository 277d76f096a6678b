import { withoutCodeSpans } from './links.ts';

/** Stands where emphasis was: nothing to the eye, but it may carry a space that Markdown needs. */
export const emphasis = '\u2060';
/** Stands where code was: to its neighbours it is a Latin word. */
export const code = '\u{f8ff}';
/** Stands where a value will be; it may turn out Chinese or Latin. */
export const value = '\u{fffc}';

/** What the reader sees of a line of Markdown: no code, addresses, tags or marks. */
export function readableText(line: string): string {
  return withoutCodeSpans(line, code)
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+|\d+\.\s+)*/, '')
    .replace(/^:::\w*/, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\{[^}]*\}/g, value)
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/[\w./?#&=%~:+-]+/g, code)
    .replace(/\*+/g, emphasis)
    .replace(/ *\| */g, '|')
    .trim();
}

import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

// The texts of a large document; a development server goes on for days.
const most = 20_000;

/** Fields, errors and headers say the same on every page, and a page says it in HTML and in Markdown. */
const parsed = new Map<string, Root>();

/** Whoever wants it otherwise copies it. */
export function parseMarkdown(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  const root = fromMarkdown(text, extensions);
  if (parsed.size >= most) parsed.clear();
  parsed.set(text, root);
  return root;
}

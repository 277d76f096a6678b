import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { escapeHtml, Html } from './html.ts';

export interface MarkdownLinks {
  /** Put before a path of this site, `/zh` or nothing. */
  prefix: string;
  /** What a word in code leads to: operations by id, errors by code. */
  byCode: Map<string, string>;
}

/** Raw HTML in a description stays text: a contract is data, and may not bring markup of its own. */
export function renderMarkdown(text: string, links: MarkdownLinks): Html {
  const markup = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return new Html(linkCode(prefixPaths(markup, links.prefix), links));
}

/** One paragraph without its tags, for places inside a line. */
export function renderInline(text: string, links: MarkdownLinks): Html {
  const markup = renderMarkdown(text, links).toString().trim();
  return new Html(
    markup.replace(/^<p>([\s\S]*)<\/p>$/, (all, inner) => (inner.includes('<p>') ? all : inner)),
  );
}

function prefixPaths(markup: string, prefix: string): string {
  return markup.replaceAll('href="/', `href="${prefix}/`);
}

function linkCode(markup: string, { prefix, byCode }: MarkdownLinks): string {
  return markup.replace(/<code>([^<]+)<\/code>(?!<\/a>)/g, (all, code: string) => {
    const path = byCode.get(code);
    return path === undefined ? all : `<a href="${escapeHtml(prefix + path)}">${all}</a>`;
  });
}

import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** Docusaurus writes the announcement as raw HTML, so only inline text markup may reach it. */
const inlineMarkup: Schema = {
  tagNames: ['a', 'b', 'strong', 'em', 'i', 'code', 'span', 'br'],
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto'] },
  strip: ['script', 'style'],
};

export function sanitizeHtml(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), inlineMarkup));
}

import type { PageContext } from '../pages/page-context.ts';
import { type Html, html } from './html.ts';

/** A heading as the engine writes it, so that its table of contents can follow the reader. */
export function renderHeading(
  { anchors, toc, words }: PageContext,
  level: 2 | 3,
  id: string,
  text: string,
  shown: Html = html`${text}`,
): Html {
  const anchor = anchors.take(id);
  toc.push({ value: html`${text}`.toString(), id: anchor, level });
  const link = html`<a href="#${anchor}" class="hash-link" aria-label="${words.directLink} ${text}" translate="no">&#8203;</a>`;
  return level === 2
    ? html`<h2 class="anchor" id="${anchor}">${shown}${link}</h2>`
    : html`<h3 class="anchor" id="${anchor}">${shown}${link}</h3>`;
}

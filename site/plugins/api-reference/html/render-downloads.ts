import type { PageContext } from '../pages/page-context.ts';
import { type Html, html } from './html.ts';

/** The attribute also tells the router, and the check of broken links, that this is a file. */
export function renderDownloads({ words, links, downloads }: PageContext): Html | false {
  if (downloads.length === 0) return false;
  return html`<p class="ref-downloads">${words.contract} ${downloads.map(
    (path, index) =>
      html`${index > 0 ? ' · ' : ''}<a href="${links.prefix}${path}" download>${path.replace('/', '')}</a>`,
  )}</p>`;
}

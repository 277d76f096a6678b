import type { Operation } from '@easel/contract';
import type { PageContext } from '../pages/page-context.ts';
import { type Html, html } from './html.ts';
import { renderHeading } from './render-heading.ts';
import { renderInline } from './render-markdown.ts';

export function renderErrors(context: PageContext, operation: Operation): Html | false {
  const { words, errors, links, errorPath } = context;
  const entries = (operation['x-errors'] ?? []).flatMap(code => errors.get(code) ?? []);
  if (entries.length === 0) return false;
  const rows = entries.map(
    ({ code, status, meaning, remedy, retryable }) =>
      html`<tr id="${context.anchors.take('error', code)}"><td><a href="${links.prefix}${errorPath(code)}"><code>${code}</code></a></td><td><a href="#response-${status}">${status}</a></td><td>${renderInline(meaning, links)}</td><td>${renderInline(remedy, links)}</td><td>${retryable ? words.yes : words.no}</td></tr>`,
  );
  return html`<section class="ref-wide">${renderHeading(context, 2, 'errors', words.errors)}<p>${words.errorsIntro}</p><div class="ref-scroll" tabindex="0" role="region" aria-label="${words.errors}"><table><thead><tr><th scope="col">${words.code}</th><th scope="col">${words.status}</th><th scope="col">${words.meaning}</th><th scope="col">${words.remedy}</th><th scope="col">${words.retry}</th></tr></thead><tbody>${rows}</tbody></table></div></section>\n`;
}

import { type Html, html } from './html.ts';

/** Prose, and beside it on wide screens what shows the same thing at work. */
export function renderSection(prose: (Html | false)[], beside: (Html | false)[] = []): Html {
  const shown = beside.filter(part => part !== false && part.toString() !== '');
  return html`<section class="ref-section"><div class="ref-prose">${prose}</div>${
    shown.length > 0 && html`<div class="ref-beside"><div class="ref-sticky">${shown}</div></div>`
  }</section>\n`;
}

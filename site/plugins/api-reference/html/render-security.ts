import type { JsonObject, Operation } from '@easel/contract';
import type { PageContext } from '../pages/page-context.ts';
import { type Html, html } from './html.ts';
import { renderHeading } from './render-heading.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderSection } from './render-section.ts';

export function renderSecurity(context: PageContext, operation: Operation): Html {
  const { document, words } = context;
  const names = (operation.security ?? document.security ?? []).flatMap(way => Object.keys(way));
  const schemes = names.map(name => renderScheme(context, name));
  return renderSection([
    renderHeading(context, 2, 'authentication', words.authentication),
    html`<p>${names.length > 0 ? words.authenticationOneOf : words.authenticationNone}</p>`,
    schemes.length > 0 && html`<div class="ref-schemes">${schemes}</div>`,
  ]);
}

function renderScheme(context: PageContext, name: string): Html {
  const { document, words, links, guides, securityGuides } = context;
  const scheme = (document.components.securitySchemes[name] ?? {}) as JsonObject;
  const guide = guides.get(securityGuides[name] ?? '');
  return html`<details class="ref-more"><summary><code>${name}</code> <span class="ref-type">${kindOf(scheme)}</span></summary><div class="ref-text">${renderMarkdown(String(scheme.description ?? ''), links)}</div>${
    guide !== undefined &&
    html`<p class="ref-elsewhere">${words.readMore}: <a href="${links.prefix}${guide.path}">${guide.title}</a></p>`
  }</details>`;
}

function kindOf(scheme: JsonObject): string {
  const parts = [scheme.type, scheme.scheme, scheme.in, scheme.name, scheme.bearerFormat];
  return parts.filter(part => typeof part === 'string').join(' · ');
}

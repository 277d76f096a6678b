import { STATUS_CODES } from 'node:http';
import { type Header, isRef, type Operation, type Response, resolveRef } from '@easel/contract';
import type { PageContext } from '../pages/page-context.ts';
import { type Html, html } from './html.ts';
import { renderBody } from './render-body.ts';
import { renderExamples } from './render-examples.ts';
import { renderHeading } from './render-heading.ts';
import { renderMarkdown } from './render-markdown.ts';
import { parameterTree } from './render-parameters.ts';
import { renderProperties } from './render-property.ts';
import { renderSection } from './render-section.ts';

export function renderResponses(context: PageContext, operation: Operation): Html[] {
  const title = renderHeading(context, 2, 'responses', context.words.responses);
  const sections = Object.entries(operation.responses).map(([status, node]) =>
    renderResponse(context, status, resolveRef<Response>(context.document, node)),
  );
  return [renderSection([title]), ...sections];
}

function renderResponse(context: PageContext, status: string, response: Response): Html {
  const { words, links } = context;
  const anchor = `response-${status}`;
  const name = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const content = response.content ?? {};
  const kind = /^[123]/.test(status) ? 'good' : 'bad';
  return renderSection(
    [
      renderHeading(
        context,
        3,
        anchor,
        name,
        html`<span class="ref-status ref-${kind}">${status}</span> ${STATUS_CODES[status]}`,
      ),
      renderMarkdown(response.description, links),
      ...renderBody(context, content, `${anchor}-body`),
      Object.keys(content).length === 0 && html`<p>${words.noResponseBody}</p>`,
      renderHeaders(context, response, anchor),
    ],
    Object.values(content).map(media => renderExamples(context, `${anchor}-example`, media)),
  );
}

/** A header that many answers share is described once and named afterwards. */
function renderHeaders(
  context: PageContext,
  { headers = {} }: Response,
  anchor: string,
): Html | false {
  const entries = Object.entries(headers);
  if (entries.length === 0) return false;
  const known = entries.filter(([name]) => context.describedHeaders.has(name));
  const fresh = entries.filter(([name]) => !context.describedHeaders.has(name));
  const trees = fresh.map(([name, node]) => {
    const header = resolveRef<Header>(context.document, node);
    const tree = parameterTree(context, { ...header, name }, `${anchor}-header`);
    if (isRef(node)) context.describedHeaders.set(name, tree.anchor);
    return tree;
  });
  const named = known.map(
    ([name], index) =>
      html`${index > 0 && html`, `}<a href="#${context.describedHeaders.get(name) ?? ''}"><code>${name}</code></a>`,
  );
  return html`<details class="ref-more ref-headers"><summary>${context.words.headers} (${entries.length})</summary>${
    trees.length > 0 && renderProperties(context, trees)
  }${named.length > 0 && html`<p class="ref-elsewhere">${context.words.describedAbove} ${named}</p>`}</details>`;
}

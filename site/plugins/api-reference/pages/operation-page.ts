import type { OperationEntry } from '@easel/contract';
import { formData } from '../console/form-data.ts';
import { Html, html } from '../html/html.ts';
import { renderBody } from '../html/render-body.ts';
import { renderDownloads } from '../html/render-downloads.ts';
import { renderErrors } from '../html/render-errors.ts';
import { renderExamples } from '../html/render-examples.ts';
import { renderHeading } from '../html/render-heading.ts';
import { renderMarkdown } from '../html/render-markdown.ts';
import { renderParameters } from '../html/render-parameters.ts';
import { renderResponses } from '../html/render-responses.ts';
import { renderSection } from '../html/render-section.ts';
import { renderSecurity } from '../html/render-security.ts';
import type { Page } from './page.ts';
import { type PageContext, type Reference, startPage } from './page-context.ts';

export function operationPage(reference: Reference, entry: OperationEntry): Page {
  const { operation, id, tag } = entry;
  const context = startPage(withoutLinkTo(reference, id));
  const body = html`<div class="ref-page">${[
    renderLead(context, entry),
    renderTry(context),
    renderCost(context, entry),
    renderSecurity(context, operation),
    renderParameters(context, operation.parameters ?? []),
    renderRequest(context, entry),
    ...renderResponses(context, operation),
    renderErrors(context, operation),
    renderRelated(context, entry),
    renderSection([renderDownloads(context)]),
  ]}</div>`;
  return {
    id,
    tag,
    title: operation.summary,
    description: firstSentence(operation.description),
    source: `operations/${id}.yaml`,
    className: `ref-link ref-link-${entry.method}`,
    toc: context.toc,
    html: body.toString(),
    form: formData(reference, entry),
  };
}

/** A page does not link to itself. */
function withoutLinkTo(reference: Reference, id: string): Reference {
  const byCode = new Map([...reference.links.byCode].filter(([code]) => code !== id));
  return { ...reference, links: { ...reference.links, byCode } };
}

function renderLead(context: PageContext, { operation, id, method, path }: OperationEntry): Html {
  const { words, links, document } = context;
  const advice = [
    [words.useWhen, operation['x-use-when']],
    [words.avoidWhen, operation['x-avoid-when']],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined);
  const base = new URL(document.servers?.[0]?.url ?? '/', 'https://localhost').pathname.replace(
    /\/$/,
    '',
  );
  return renderSection(
    [
      html`<p class="ref-endpoint"><span class="badge badge--method badge--${method}">${method.toUpperCase()}</span> <code>${base}${path}</code></p>`,
      html`<div class="ref-lead">${renderMarkdown(operation.description, links)}</div>`,
      advice.length > 0 &&
        html`<dl class="ref-advice">${advice.map(([term, text]) => html`<div><dt>${term}</dt><dd>${renderMarkdown(text, links)}</dd></div>`)}</dl>`,
    ],
    [new Html(context.renderSample(id))],
  );
}

/**
 * A section of its own, because the console needs the width that samples take beside the lead. A link, because a press
 * before the script has come is then kept by the address, where the script finds it.
 */
function renderTry({ words, anchors }: PageContext): Html {
  return html`<section class="ref-section"><div data-slot="console" id="${anchors.take('try')}"><p class="ref-try"><a href="#try" class="button button--primary" data-try>${words.tryIt}</a> <span role="status" data-failed="${words.tryItFailed}">${words.tryItWhere}</span></p><noscript><p>${words.tryItNoScript}</p></noscript><div class="con" data-console></div></div></section>\n`;
}

function renderCost(context: PageContext, { operation }: OperationEntry): Html | false {
  const { words, links, rateLimits, describeRateLimit } = context;
  const limit = rateLimits[operation['x-rate-limit'] ?? ''];
  const rows: [string, string][] = [];
  if (operation['x-credits']) rows.push([words.credits, operation['x-credits']]);
  if (limit) rows.push([words.rateLimit, describeRateLimit(limit)]);
  if (rows.length === 0) return false;
  return renderSection([
    renderHeading(context, 2, 'credits-and-limits', words.creditsAndLimits),
    html`<dl class="ref-pairs">${rows.map(([term, text]) => html`<div><dt>${term}</dt><dd>${renderMarkdown(text, links)}</dd></div>`)}</dl>`,
  ]);
}

function renderRequest(context: PageContext, { operation }: OperationEntry): Html {
  const { words, links } = context;
  const heading = renderHeading(context, 2, 'request-body', words.requestBody);
  const request = operation.requestBody;
  if (!request) return renderSection([heading, html`<p>${words.noBody}</p>`]);
  return renderSection(
    [
      heading,
      renderMarkdown(request.description ?? '', links),
      ...renderBody(context, request.content, 'body'),
    ],
    Object.values(request.content).map(media => renderExamples(context, 'request-example', media)),
  );
}

function renderRelated(context: PageContext, { operation }: OperationEntry): Html | false {
  const { words, links, guides } = context;
  const related = (operation['x-related'] ?? []).flatMap(path => guides.get(path) ?? []);
  if (related.length === 0) return false;
  return renderSection([
    renderHeading(context, 2, 'read-next', words.related),
    html`<ul>${related.map(({ path, title }) => html`<li><a href="${links.prefix}${path}">${title}</a></li>`)}</ul>`,
  ]);
}

function firstSentence(text: string): string {
  return (
    /^[\s\S]*?[.。](?=\s|$|[^.\w])/u.exec(text)?.[0].replace(/\s+/g, ' ').replaceAll('`', '') ??
    text
  );
}

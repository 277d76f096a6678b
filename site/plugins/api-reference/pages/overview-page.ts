import { listOperations, listWebhooks, type Tag, type WebhookEntry } from '@easel/contract';
import { type Html, html } from '../html/html.ts';
import { renderBody } from '../html/render-body.ts';
import { renderDownloads } from '../html/render-downloads.ts';
import { renderExamples } from '../html/render-examples.ts';
import { renderHeading } from '../html/render-heading.ts';
import { renderInline, renderMarkdown } from '../html/render-markdown.ts';
import { renderParameters } from '../html/render-parameters.ts';
import { renderSection } from '../html/render-section.ts';
import type { Page } from './page.ts';
import { type PageContext, type Reference, startPage } from './page-context.ts';

export const overviewId = 'index';

/** The landing page: every operation by tag, and the callbacks, which have no page of their own. */
export function overviewPage(reference: Reference): Page {
  const context = startPage(reference);
  const { document, words, links } = context;
  const [lead = '', ...rules] = document.info.description.split(/\n\s*\n/);
  const body = html`<div class="ref-page">${[
    renderSection([
      html`<div class="ref-lead">${renderMarkdown(lead, links)}</div>`,
      renderDownloads(context),
    ]),
    ...(document.tags ?? []).map(tag => renderTag(context, tag)),
    renderServers(context),
    renderRules(context, rules),
    ...renderCallbacks(context),
  ]}</div>`;
  return {
    id: overviewId,
    tag: '',
    title: words.overview,
    description: document.info.summary ?? document.info.title,
    source: 'openapi.yaml',
    className: '',
    toc: context.toc,
    html: body.toString(),
  };
}

/** What the description says after its first paragraph holds everywhere, but is not what a visitor came for. */
function renderRules(context: PageContext, paragraphs: string[]): Html | false {
  if (paragraphs.length === 0) return false;
  return renderSection([
    renderHeading(context, 2, 'rules', context.words.rules),
    html`<div class="ref-rules">${renderMarkdown(paragraphs.join('\n\n'), context.links)}</div>`,
  ]);
}

function renderServers(context: PageContext): Html | false {
  const { document, words, links } = context;
  const servers = document.servers ?? [];
  if (servers.length === 0) return false;
  return renderSection([
    renderHeading(context, 2, 'servers', words.servers),
    html`<dl class="ref-pairs">${servers.map(({ url, description }) => html`<div><dt><code>${url}</code></dt><dd>${renderInline(description ?? '', links)}</dd></div>`)}</dl>`,
  ]);
}

function renderTag(context: PageContext, tag: Tag): Html | false {
  const operations = listOperations(context.document).filter(entry => entry.tag === tag.name);
  if (operations.length === 0) return false;
  const { links } = context;
  return html`<section class="ref-wide">${renderHeading(context, 2, tag.name, tag['x-displayName'] ?? tag.name)}${renderMarkdown(tag.description ?? '', links)}<ul class="ref-operations">${operations.map(
    ({ id, method, path, operation }) =>
      html`<li><a href="${links.prefix}${links.byCode.get(id) ?? ''}"><span class="ref-operation-title">${operation.summary}</span> <span class="ref-operation-path"><span class="badge badge--method badge--${method}">${method.toUpperCase()}</span> <code>${path}</code></span></a></li>`,
  )}</ul></section>\n`;
}

function renderCallbacks(context: PageContext): Html[] {
  const webhooks = listWebhooks({ ...context.document, webhooks: context.document.webhooks ?? {} });
  if (webhooks.length === 0) return [];
  const { words, links } = context;
  const tag = context.document.tags?.find(({ name }) => name === webhooks[0]?.operation.tags?.[0]);
  const intro = renderSection([
    renderHeading(context, 2, 'callbacks', tag?.['x-displayName'] ?? words.callbacks),
    renderMarkdown(tag?.description ?? words.callbacksIntro, links),
  ]);
  return [intro, ...webhooks.map(webhook => renderCallback(context, webhook))];
}

function renderCallback(context: PageContext, { event, operation }: WebhookEntry): Html {
  const { links, anchors } = context;
  const content = operation.requestBody?.content ?? {};
  const id = anchors.take('callback', event);
  return renderSection(
    [
      renderHeading(context, 3, `event-${event}`, event, html`<code>${event}</code>`),
      renderMarkdown(operation.description ?? '', links),
      renderParameters(context, operation.parameters ?? [], `${id}-`),
      ...renderBody(context, content, `${id}-body`),
    ],
    Object.values(content).map(media => renderExamples(context, `${id}-example`, media)),
  );
}

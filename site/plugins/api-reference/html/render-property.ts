import type { PageContext } from '../pages/page-context.ts';
import type { SchemaNode, Variants } from '../schema/schema-node.ts';
import { type Html, html } from './html.ts';
import { renderInline, renderMarkdown } from './render-markdown.ts';

// A handful of values is read at a glance; a long list would bury the next field.
const openValues = 5;

export function renderProperties(context: PageContext, nodes: SchemaNode[], depth = 0): Html {
  return html`<ul class="ref-tree">${nodes.map(node => renderProperty(context, node, depth))}</ul>`;
}

function renderProperty(context: PageContext, node: SchemaNode, depth: number): Html {
  const { words } = context;
  return html`<li class="ref-prop" id="${node.anchor}"><div class="ref-head"><a class="ref-name" href="#${node.anchor}">${node.name}</a> <span class="ref-type">${node.type}</span>${
    node.required && html` <span class="ref-required">${words.required}</span>`
  }${node.deprecated && html` <span class="badge badge--deprecated">${words.deprecated}</span>`}${
    node.access && html` <span class="badge">${words[node.access]}</span>`
  }</div>${renderDetails(context, node, depth)}</li>`;
}

/** Everything below the first line: also what a whole body or a variant shows of itself. */
export function renderDetails(context: PageContext, node: SchemaNode, depth: number): Html {
  return html`${
    node.description !== '' &&
    html`<div class="ref-text">${renderMarkdown(node.description, context.links)}</div>`
  }${renderFacts(context, node)}${renderValues(context, node)}${renderElsewhere(context, node)}${renderCut(context, node)}${
    node.variants && renderVariants(context, node.variants, depth)
  }${renderChildren(context, node, depth)}`;
}

function renderFacts({ links }: PageContext, { facts }: SchemaNode): Html | false {
  const write = {
    code: (value: string) => html`<code>${value}</code>`,
    text: (value: string) => html`${value}`,
    prose: (value: string) => renderInline(value, links),
  };
  return (
    facts.length > 0 &&
    html`<dl class="ref-facts">${facts.map(
      ({ label, value, form }) => html`<div><dt>${label}</dt><dd>${write[form](value)}</dd></div>`,
    )}</dl>`
  );
}

function renderValues(context: PageContext, { values, anchor }: SchemaNode): Html | false {
  const { anchors, links, words } = context;
  if (values.length === 0) return false;
  const list = html`<dl class="ref-values">${values.map(
    ({ value, meaning }) =>
      html`<div class="ref-value"><dt id="${anchors.take(anchor, value)}"><code>${value}</code></dt><dd>${meaning ? renderInline(meaning, links) : ''}</dd></div>`,
  )}</dl>`;
  if (values.length <= openValues) return list;
  return html`<details class="ref-more"><summary>${values.length} ${words.values}</summary>${list}</details>`;
}

function renderElsewhere({ words }: PageContext, { describedAt }: SchemaNode): Html | false {
  return (
    describedAt !== undefined &&
    html`<p class="ref-elsewhere">${words.describedAbove} <a href="#${describedAt.anchor}"><code>${describedAt.label}</code></a></p>`
  );
}

function renderCut({ words, links, downloads }: PageContext, { cut }: SchemaNode): Html | false {
  const [path] = downloads;
  const file =
    path !== undefined &&
    html` ${words.contract} <a href="${links.prefix}${path}" download>${path.replace('/', '')}</a>`;
  return cut === true && html`<p class="ref-elsewhere">${words.cut}${file}</p>`;
}

function renderVariants(context: PageContext, variants: Variants, depth: number): Html {
  const { words } = context;
  const by =
    variants.decidedBy !== undefined && html`${words.decidedBy}<code>${variants.decidedBy}</code>`;
  return html`<p class="ref-variants">${words[variants.keyword]}${by}</p>${variants.options.map(
    ({ label, node }) =>
      html`<details class="ref-variant" id="${node.anchor}"><summary><code>${label}</code>${
        label !== node.type && html` <span class="ref-type">${node.type}</span>`
      }</summary>${renderDetails(context, node, depth)}</details>`,
  )}`;
}

function renderChildren(context: PageContext, node: SchemaNode, depth: number): Html | false {
  if (node.children.length === 0) return false;
  const list = renderProperties(context, node.children, depth + 1);
  // A body and a variant have a summary of their own already.
  if (node.name === '') return list;
  const open = depth === 0 && html` open`;
  return html`<details class="ref-more"${open}><summary>${node.children.length} ${context.words.fields}</summary>${list}</details>`;
}

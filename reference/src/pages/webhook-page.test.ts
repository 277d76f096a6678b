import { describe, expect, it } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { deadLinksAmong } from '../../fixtures/page-links.ts';
import { ref, schemasContract } from '../../fixtures/schemas-contract.ts';
import { pageBlocks } from '../markdown/page-blocks.ts';
import { renderPage } from '../markup/render-page.tsx';
import type { PathItem } from '../openapi.ts';
import { listSidebar } from '../sidebar.ts';
import { listPages } from './list-pages.ts';
import { listSections } from './list-sections.ts';
import { webhooksOnOverview } from './webhook-page.ts';

const schemas = { Node: { type: 'object', properties: { colour: { type: 'string' } } } };
const sent = (fields = ref('Node') as object): PathItem => ({
  post: {
    summary: 'Something happened',
    description: 'It did.',
    requestBody: { content: { 'application/json': { schema: { ...fields } } } },
    responses: { '204': { description: 'Heard.' } },
  },
});

function referenceWith(count: number, item = sent()) {
  const document = schemasContract(schemas);
  const events = Array.from({ length: count }, (_, n) => [`node.${n}`, item]);
  return featureReference({ ...document, webhooks: Object.fromEntries(events) });
}

describe('webhooks', () => {
  it('are read on the overview as long as they are few', () => {
    const pages = listPages(referenceWith(webhooksOnOverview));
    expect(pages.map(({ id }) => id)).toEqual(['index', 'send-graph']);
    expect(renderPage(pages[0]!).html).toContain('id="event-node-0"');
  });

  it('have pages of their own if they are many, in the sidebar and on the overview', () => {
    const reference = referenceWith(webhooksOnOverview + 1);
    const pages = listPages(reference);
    const page = pages.find(({ id }) => id === 'webhooks/node-0')!;
    const { html } = renderPage(page);
    for (const part of ['node.0', '>colour</a>', 'Heard.', '204']) expect(html).toContain(part);
    expect(JSON.stringify(pageBlocks(page))).toContain('Heard.');
    expect(listSections(page).map(({ title }) => title)).toContain('colour');
    expect(renderPage(pages[0]!).links).toContain('/zh/docs/apis/webhooks/node-0');
    expect(JSON.stringify(listSidebar(reference, pages))).toContain('generated/webhooks/node-0"');
    expect(deadLinksAmong(pages)).toEqual([]);
  });

  it('have them, too, if the overview has no room for a few', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 800 }, (_, n) => [`field${n}`, { type: 'string' }]),
    );
    const pages = listPages(referenceWith(2, sent({ type: 'object', properties })));
    expect(pages.map(({ id }) => id)).toContain('webhooks/node-1');
  });
});

it('a callback is described on the page of its operation', () => {
  const document = schemasContract(schemas);
  document.paths!['/graph']!.post!.callbacks = { onDrawn: { '{$request.body#/url}': sent() } };
  const pages = listPages(featureReference(document));
  const page = pages.find(({ id }) => id === 'send-graph')!;
  const { html } = renderPage(page);
  const jumps = html.slice(html.indexOf('ref-jumps')).split('</nav>')[0];
  expect(jumps).toContain('href="#callbacks"');
  const section = html.slice(html.indexOf('id="callbacks"'));
  expect(section.replaceAll('<wbr/>', '')).toContain('{$request.body#/url}');
  for (const part of ['onDrawn', '>POST<', 'It did.', '204', 'Heard.']) {
    expect(section).toContain(part);
  }
  expect(section).toContain('id="callback-onDrawn-body-colour"');
  expect(JSON.stringify(pageBlocks(page))).toContain('{$request.body#/url}');
  expect(listSections(page).map(({ title }) => title)).toContain('onDrawn');
  expect(deadLinksAmong(pages)).toEqual([]);
});

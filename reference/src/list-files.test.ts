import { expect, it } from 'vitest';
import { featureContract } from '../fixtures/feature-contract.ts';
import { featureReference } from '../fixtures/feature-reference.ts';
import { listFiles } from './list-files.ts';
import { listOperations } from './openapi.ts';
import { operationPage } from './pages/operation-page.ts';
import { overviewPage } from './pages/overview-page.ts';

const [entry] = listOperations(featureContract);
const page = {
  ...operationPage(featureReference(), entry!),
  id: 'get-"it"',
  title: 'Say "hello": now',
  editUrl: 'https://x/edit/operations/get.yaml',
};
const placed = { component: '@site/Page', docsRoute: '/docs' };

it('writes front matter that survives quotes and colons, and the markup beside it', () => {
  const [mdx, markup] = listFiles(page, 1, placed);
  expect(mdx?.text).toContain('title: "Say \\"hello\\": now"');
  expect(mdx?.text).toContain('slug: "/apis/get-\\"it\\""');
  expect(mdx?.text).toContain('custom_edit_url: "https://x/edit/operations/get.yaml"');
  expect(JSON.parse(markup?.text ?? '').html).toMatch(
    /^<div class="ref-page"><div class="ref-endpoint"/,
  );
});

it('writes a table of contents where one is shown', () => {
  const overview = overviewPage(featureReference());
  overview.context.toc.push({ level: 2, id: 'a', text: 'A & B' });
  const [mdx] = listFiles(overview, 1, placed);
  expect(mdx?.text).toContain('export const toc = [{"value"');
  expect(mdx?.text).toContain('{"value":"A &amp; B","level":2,"id":"a"}];');
  const [ofOperation] = listFiles(page, 1, placed);
  expect(ofOperation?.text).toContain('hide_table_of_contents: true');
  expect(ofOperation?.text).not.toContain('toc =');
});

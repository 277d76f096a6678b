import { expect, it } from 'vitest';
import { featureContract } from '../fixtures/feature-contract.ts';
import { featureReference } from '../fixtures/feature-reference.ts';
import { listFiles } from './list-files.ts';
import { listOperations } from './openapi.ts';
import { operationPage } from './pages/operation-page.ts';

const [entry] = listOperations(featureContract);
const page = {
  ...operationPage(featureReference(), entry!),
  id: 'get-"it"',
  title: 'Say "hello": now',
  editUrl: 'https://x/edit/operations/get.yaml',
};
page.context.toc.push({ level: 2, id: 'a', text: 'A & B' });

it('writes front matter that survives quotes and colons, and the markup beside it', () => {
  const placed = { component: '@site/Page', docsRoute: '/docs' };
  const [mdx, markup] = listFiles(page, 1, placed);
  expect(mdx?.text).toContain('title: "Say \\"hello\\": now"');
  expect(mdx?.text).toContain('slug: "/apis/get-\\"it\\""');
  expect(mdx?.text).toContain('custom_edit_url: "https://x/edit/operations/get.yaml"');
  expect(mdx?.text).toContain('export const toc = [{"value"');
  expect(mdx?.text).toContain('{"value":"A &amp; B","level":2,"id":"a"}];');
  expect(JSON.parse(markup?.text ?? '').html).toMatch(
    /^<div class="ref-page"><div class="ref-endpoint"/,
  );
});

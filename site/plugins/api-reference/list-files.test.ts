import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';

const page = {
  id: 'get-"it"',
  tag: 'x',
  title: 'Say "hello": now',
  description: 'A: b',
  source: 'operations/get.yaml',
  className: '',
  toc: [{ value: 'A &amp; B', id: 'a', level: 2 }],
  html: '<p>hi</p>',
};

it('writes front matter that survives quotes and colons, and the markup beside it', () => {
  const [mdx, markup] = listFiles(page, { route: '/docs/apis', editUrl: 'https://x/edit' });
  expect(mdx?.text).toContain('title: "Say \\"hello\\": now"');
  expect(mdx?.text).toContain('slug: "/apis/get-\\"it\\""');
  expect(mdx?.text).toContain('custom_edit_url: "https://x/edit/operations/get.yaml"');
  expect(mdx?.text).toContain('export const toc = [{"value":"A &amp; B","id":"a","level":2}];');
  expect(markup?.text).toBe('<p>hi</p>');
});

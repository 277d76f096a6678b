import { listOperations } from '@easel/contract';
import { describe, expect, it } from 'vitest';
import { featureContract } from './fixtures/feature-contract.ts';
import { featureReference } from './fixtures/feature-reference.ts';
import { syntheticContract } from './fixtures/synthetic-contract.ts';
import { listFiles } from './list-files.ts';
import { listPages } from './list-pages.ts';
import { listSidebar } from './list-sidebar.ts';
import { renderPage } from './markup/render-page.tsx';

describe.each([
  ['the feature fixture', featureContract],
  ['1,000 operations of somebody else', syntheticContract(1000)],
])('a contract that is not ours: %s', (_, document) => {
  const reference = featureReference(document);
  const operations = listOperations(document);
  const pages = listPages(reference);
  // All are described; a score of them is rendered, which takes React longer.
  const some = pages.filter((_page, index) => index % Math.ceil(pages.length / 20) === 0);

  it('has a page for every operation, and an overview that lists them all', () => {
    expect(pages.map(page => page.id).sort()).toEqual(
      ['index', ...operations.map(({ id }) => id)].sort(),
    );
    const overview = renderPage(pages.find(({ id }) => id === 'index')!, () => undefined);
    expect(operations.filter(({ operation }) => !overview.includes(operation.summary))).toEqual([]);
  });

  it('describes each parameter of each operation on its page', () => {
    const missing = operations.flatMap(({ id, operation }) => {
      const data = pages.find(page => page.id === id)?.data;
      const groups = data && 'operation' in data ? (data.operation.parameters?.groups ?? []) : [];
      const shown = groups.flatMap(({ trees }) => trees.map(({ name }) => name));
      return (operation.parameters ?? [])
        .map(parameter => ('$ref' in parameter ? '' : parameter.name))
        .filter(name => name !== '' && !shown.includes(name));
    });
    expect(missing).toEqual([]);
  });

  it('shows what it describes', () => {
    for (const page of some) {
      const html = renderPage(page, () => undefined);
      const ids = page.context.toc.map(({ id }) => id);
      if ('operation' in page.data)
        for (const { trees } of page.data.operation.parameters?.groups ?? [])
          ids.push(...trees.map(({ anchor }) => anchor));
      expect(ids.filter(id => !html.includes(`id="${id}"`))).toEqual([]);
    }
  });

  it('gives each page its files, operations one more for the console, and its place in the sidebar', () => {
    const addresses = { route: '/docs/apis', editUrl: 'https://edit.example' };
    for (const page of some) {
      const files = listFiles(page, addresses, () => undefined);
      expect(files).toHaveLength(page.id === 'index' ? 2 : 3);
    }
    const sidebar = JSON.stringify(listSidebar(reference, pages, 'generated'));
    expect(pages.filter(page => !sidebar.includes(`generated/${page.id}"`))).toEqual([]);
  });
});

import { listOperations } from '@easel/contract';
import { describe, expect, it } from 'vitest';
import { featureContract } from './fixtures/feature-contract.ts';
import { featureReference } from './fixtures/feature-reference.ts';
import { syntheticContract } from './fixtures/synthetic-contract.ts';
import { listFiles } from './list-files.ts';
import { listPages } from './list-pages.ts';
import { listSidebar } from './list-sidebar.ts';

describe.each([
  ['the feature fixture', featureContract],
  ['1,000 operations of somebody else', syntheticContract(1000)],
])('a contract that is not ours: %s', (_, document) => {
  const reference = featureReference(document);
  const operations = listOperations(document);
  const pages = listPages(reference);

  it('has a page for every operation, and an overview that lists them all', () => {
    expect(pages.map(page => page.id).sort()).toEqual(
      ['index', ...operations.map(({ id }) => id)].sort(),
    );
    const overview = pages.find(page => page.id === 'index')?.html ?? '';
    expect(operations.filter(({ operation }) => !overview.includes(operation.summary))).toEqual([]);
  });

  it('shows each parameter of each operation on its page', () => {
    const htmlOf = new Map(pages.map(page => [page.id, page.html]));
    const missing = operations.flatMap(({ id, operation }) =>
      (operation.parameters ?? [])
        .map(parameter => ('$ref' in parameter ? '' : parameter.name))
        .filter(name => !htmlOf.get(id)?.includes(name)),
    );
    expect(missing).toEqual([]);
  });

  it('gives each page its files, operations one more for the console, and its place in the sidebar', () => {
    const addresses = { route: '/docs/apis', editUrl: 'https://edit.example' };
    expect(pages.flatMap(page => listFiles(page, addresses)).length).toBe(
      operations.length * 3 + 2,
    );
    const sidebar = JSON.stringify(listSidebar(reference, pages, 'generated'));
    expect(pages.filter(page => !sidebar.includes(`generated/${page.id}"`))).toEqual([]);
  });
});

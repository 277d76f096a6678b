import { describe, expect, it } from 'vitest';
import { featureContract } from '../../fixtures/feature-contract.ts';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { syntheticContract } from '../../fixtures/synthetic-contract.ts';
import { listFiles } from '../list-files.ts';
import { listOperations } from '../openapi.ts';
import { listSidebar } from '../sidebar.ts';
import { listPages } from './list-pages.ts';

describe.each([
  ['the feature fixture', featureContract],
  ['1,000 operations of somebody else', syntheticContract(1000)],
])('a contract that is not ours: %s', (_, document) => {
  const reference = featureReference(document);
  const operations = listOperations(document);
  const pages = listPages(reference);
  const placed = { component: '@site/Page', docsRoute: '/docs' };
  const files = new Map(pages.map(page => [page.id, listFiles(page, 1, placed)] as const));
  const markup = new Map(
    [...files].map(([id, [, beside]]) => [id, JSON.parse(beside?.text ?? '').html as string]),
  );
  const htmlOf = (id: string) => markup.get(id);

  it('has a page for every operation, and an overview that lists them all', () => {
    expect(pages.map(page => page.id).sort()).toEqual(
      ['index', ...operations.map(({ id }) => id)].sort(),
    );
    const overview = htmlOf('index') ?? '';
    expect(
      operations.filter(({ operation }) => !overview.includes(operation.summary ?? '')),
    ).toEqual([]);
  });

  it('shows each parameter of each operation on its page', () => {
    const missing = operations.flatMap(({ id, operation }) =>
      (operation.parameters ?? [])
        .map(parameter => ('$ref' in parameter ? '' : parameter.name))
        .filter(name => !htmlOf(id)?.includes(name)),
    );
    expect(missing).toEqual([]);
  });

  it('gives each page its files, operations one more for the console, and its place in the sidebar', () => {
    expect([...files.values()].flat().length).toBe(operations.length * 5 + 4);
    const sidebar = JSON.stringify(listSidebar(reference, pages));
    expect(pages.filter(page => !sidebar.includes(`generated/${page.id}"`))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { featureReference } from '../fixtures/feature-reference.ts';
import { syntheticContract } from '../fixtures/synthetic-contract.ts';
import { listPages } from './pages/list-pages.ts';
import { listSidebar, openOperations, type SidebarCategory } from './sidebar.ts';

function sidebarOf(operations: number, tags?: number): SidebarCategory {
  const document = syntheticContract(operations);
  if (tags === 1) {
    document.tags = [{ name: 'all' }];
    for (const { post } of Object.values(document.paths ?? {})) post!.tags = ['all'];
  }
  const reference = featureReference(document);
  return listSidebar(reference, listPages(reference));
}

const collapsed = ({ items }: SidebarCategory) =>
  new Set(items.map(item => 'collapsed' in item && item.collapsed));

it('opens its tags only as long as it is short', () => {
  expect(collapsed(sidebarOf(openOperations))).toEqual(new Set([false]));
  expect(collapsed(sidebarOf(openOperations + 1))).toEqual(new Set([true]));
});

it('parts a tag that is too long for every page of it', () => {
  const [tag] = sidebarOf(320, 1).items;
  const parts = tag && 'items' in tag ? tag.items : [];
  expect(parts.map(part => part.label)).toEqual(['1 – 100', '101 – 200', '201 – 300', '301 – 320']);
  expect(parts.flatMap(part => ('items' in part ? part.items : []))).toHaveLength(320);
});

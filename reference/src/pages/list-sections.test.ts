import { describe, expect, it } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { listPages } from './list-pages.ts';
import { listSections } from './list-sections.ts';

const [overview, ...operations] = listPages(featureReference());

const fieldsIn = (node: SchemaNode): SchemaNode[] => [
  ...node.children.flatMap(child => [child, ...fieldsIn(child)]),
  ...(node.variants?.options ?? []).flatMap(option => fieldsIn(option.node)),
];

describe.each(operations)('$id', page => {
  const sections = listSections(page);

  it('begins with the operation, its request and its program', () => {
    const [first] = sections;
    expect(first).toMatchObject({ title: '', kind: 'operation' });
    expect(first?.text).toContain(`program of ${page.id}`);
  });

  it('has a section for every heading of the page, by its id', () => {
    const anchors = sections.map(({ anchor }) => anchor);
    for (const { id } of page.context.toc) expect(anchors).toContain(id);
  });

  it('has a section for every field of the body, with its own words only', () => {
    if (!('operation' in page.data)) throw new Error('not an operation');
    const trees = page.data.operation.request?.body.bodies.map(({ tree }) => tree) ?? [];
    for (const field of trees.flatMap(fieldsIn)) {
      const section = sections.find(({ anchor }) => anchor === field.anchor);
      expect(section).toMatchObject({ title: field.name, kind: 'property' });
      for (const child of field.children.filter(({ description }) => description.length > 20)) {
        expect(section?.text).not.toContain(child.description);
      }
    }
  });

  it('gives out no anchor twice', () => {
    const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

it('lists operations and webhooks on the overview', () => {
  const sections = overview ? listSections(overview) : [];
  expect(sections[0]).toMatchObject({ title: '', kind: 'reference' });
  expect(sections.length).toBe(
    1 +
      (overview?.context.toc.length ?? 0) +
      sections.filter(({ kind }) => kind !== 'reference').length,
  );
});

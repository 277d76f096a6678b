import { expect, it } from 'vitest';
import { PartPages } from './part-pages.ts';

const steps = (count: number, end: string) => [
  'create-order',
  ...Array.from({ length: count }, (_, n) => `step${n}`),
  end,
];

it('calls a schema after the fields that lead to it', () => {
  const { id, name } = new PartPages(new Set()).find({}, ['create-order', 'body', 'lines', 'tax'])!;
  expect([id, name]).toEqual([
    'schemas/create-order-body-lines-tax',
    'create-order.body.lines.tax',
  ]);
});

it('keeps beginning and end of a long name, and tells those apart that are cut', () => {
  const parts = new PartPages(new Set());
  const pages = [4, 20, 30].map(count => parts.find({}, steps(count, 'tax'))!);
  for (const { id, name } of pages) {
    expect(id).toMatch(/^schemas\/create-order-.*-tax(?:-\w+)?$/);
    expect(Buffer.byteLength(id)).toBeLessThan(70);
    expect(name.length).toBeLessThan(110);
  }
  expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
  const again = new PartPages(new Set()).find({}, steps(30, 'tax'));
  expect(again?.id).toBe(pages[2]!.id);
});

it('leaves their files to other schemas, and has one page for one of them', () => {
  const parts = new PartPages(new Set(['order-tax']));
  const tax = {};
  expect(parts.find(tax, ['Order', 'tax'])?.id).toBe('schemas/Order-tax-2');
  expect(parts.find(tax, ['Elsewhere'])?.id).toBe('schemas/Order-tax-2');
});

it('makes something of a field that is as long as ten', () => {
  const { id } = new PartPages(new Set()).find({}, ['字'.repeat(300), '字'.repeat(300)])!;
  expect(Buffer.byteLength(id)).toBeLessThan(240);
});

import { expect, it } from 'vitest';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';
import { exampleSections } from './testing/example-sections.ts';
import { writeIndex } from './write-index.ts';

it('finds what a filter leaves, however far down', async () => {
  const many = Array.from({ length: 200 }, () => exampleSections[0]!);
  const whole = openIndex(writeIndex([...many, { ...exampleSections[0]!, type: 'blog' }]).file);
  const filter = ({ type }: { type: string }) => type === 'blog';
  expect(await search([whole], 'image', { filter })).toHaveLength(1);
});

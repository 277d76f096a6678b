import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

it('forgets the least recently used entry and counts weights', () => {
  const forgotten: string[] = [];
  const map = new BoundedMap<string, string>(
    10,
    value => value.length,
    value => forgotten.push(value),
  );
  map.set('a', 'aaaa');
  map.set('b', 'bbbb');
  map.get('a');
  map.set('c', 'cccc');
  expect(forgotten).toEqual(['bbbb']);
  map.set('a', 'a');
  map.set('d', 'ddddd');
  expect([...map.values()]).toEqual(['cccc', 'a', 'ddddd']);
});

import { expect, it } from 'vitest';
import { ResourceStore } from './resource-store.ts';

const hour = 3_600_000;

it('forgets results that have expired, and never a fixture', () => {
  let now = 0;
  const fixture = { id: 'fixture', appId: '*', expiresAt: Number.POSITIVE_INFINITY };
  const store = new ResourceStore([fixture], () => now);
  for (let index = 0; index < 499; index += 1) {
    store.put({ id: `old-${index}`, appId: 'a', expiresAt: hour });
  }
  now = 2 * hour;
  store.put({ id: 'new', appId: 'a', expiresAt: 3 * hour });
  // Asked for a moment at which they had not expired, the old ones are gone all the same.
  expect(store.find('old-0', 0)).toBeUndefined();
  expect(store.findFor('a', 'new', now)?.id).toBe('new');
  expect(store.findFor('b', 'fixture', now)?.id).toBe('fixture');
});

it('keeps uploads however many results and previews come after them', () => {
  const store = new ResourceStore([], () => 0);
  const bytes = new Uint8Array(1024 * 1024);
  store.put({ id: 'mine', appId: 'a', expiresAt: hour, upload: { openUntil: hour }, bytes });
  for (let index = 0; index < 64; index += 1) {
    store.put({ id: `preview-${index}`, appId: 'a', expiresAt: hour, bytes });
  }
  expect(store.find('mine', 0)).toBeDefined();
  expect(store.find('preview-0', 0)).toBeUndefined();
  expect(store.find('preview-63', 0)).toBeDefined();
});

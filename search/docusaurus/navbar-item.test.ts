import { expect, it } from 'vitest';
import { withSearchItem } from './navbar-item.ts';

it('gives the search a place in the navbar, and leaves one that a site chose', () => {
  const added = { type: 'search', position: 'right' };
  expect(withSearchItem({})).toEqual({ navbar: { items: [added] } });
  const named = { navbar: { title: 'Docs', items: [{ type: 'doc' }] } };
  expect(withSearchItem(named).navbar).toEqual({ title: 'Docs', items: [{ type: 'doc' }, added] });
  const chosen = { navbar: { items: [{ type: 'search', position: 'left' }] } };
  expect(withSearchItem(chosen)).toBe(chosen);
});

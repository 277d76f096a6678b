import { expect, it } from 'vitest';
import { listRegions } from './list-regions.ts';

it('lists regions in either comment syntax, however deep they are indented', () => {
  expect(listRegions('# region a\nx\n# endregion\n    // region b-c\n    // endregion\n')).toEqual([
    'a',
    'b-c',
  ]);
  expect(listRegions('the region of the world\n')).toEqual([]);
});

it('refuses regions that overlap, have no name or no end', () => {
  expect(() => listRegions('# region a\n# region b\n')).toThrow('starts inside a');
  expect(() => listRegions('# region a\n')).toThrow('does not end');
  expect(() => listRegions('# endregion\n')).toThrow('has not started');
  expect(() => listRegions('# region\n# endregion\n')).toThrow('no name');
});

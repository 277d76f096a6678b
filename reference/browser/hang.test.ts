import { expect, it } from 'vitest';
import { hang } from './hang.ts';

const long = 'x'.repeat(40);

it('lets a line go on to the right of its beginning', () => {
  expect(hang(long)).toEqual({ '--hang': '4ch' });
  expect(hang(`      ${long}`)).toEqual({ '--hang': '10ch' });
  expect(hang(`\t\t${long}`)).toEqual({ '--hang': '12ch' });
});

it('leaves a line that every screen has room for', () => {
  expect(hang('  "seed": "-1",')).toBeUndefined();
});

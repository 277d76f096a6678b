import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('keeps the order and never has more under way than it may', async () => {
  let underWay = 0;
  let most = 0;
  const results = await inParallel([30, 5, 20, 1], 2, async ms => {
    most = Math.max(most, ++underWay);
    await new Promise(resolve => setTimeout(resolve, ms));
    underWay--;
    return ms;
  });
  expect(results).toEqual([30, 5, 20, 1]);
  expect(most).toBe(2);
});

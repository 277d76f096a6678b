import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figures, paintings } from './figures.ts';
import { digestOf, paintFigures } from './paint-figures.ts';

/** Red: `npx tsx site/artwork/render-figures.ts`, then look at what has changed, and at what pages say of it. */
it('has the pictures that the sandbox paints now', { timeout: 300_000 }, async () => {
  const recorded = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8'));
  const painted = await paintFigures({ ...figures, ...paintings });
  const digests = Object.entries(painted).map(([name, cells]) => [name, digestOf(cells)]);
  expect(Object.fromEntries(digests)).toEqual(recorded);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figures, gallery, paintings } from './figures.ts';
import { digestOf, paintFigures } from './paint-figures.ts';

const read = (path: string): object =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const recorded = Object.entries(read('figures.json'));
const ofGallery = ([name]: [string, unknown]) => name.startsWith('gallery/');

/** Red: `npx tsx site/artwork/render-figures.ts`, then look at what has changed, and at what pages say of it. */
it('has the pictures that the sandbox paints now', { timeout: 300_000 }, async () => {
  const painted = await paintFigures({ ...figures, ...paintings });
  const digests = Object.entries(painted).map(([name, cells]) => [name, digestOf(cells)]);
  expect(digests).toEqual(recorded.filter(entry => !ofGallery(entry)));
});

it('the gallery has them too, at the prices that the sandbox asks', {
  timeout: 300_000,
}, async () => {
  const painted = Object.entries(await paintFigures(gallery));
  const digests = painted.map(([name, cells]) => [`gallery/${name}`, digestOf(cells)]);
  expect(digests).toEqual(recorded.filter(ofGallery));
  const prices = painted.map(([name, [cell]]) => [name, cell?.credits]);
  expect(Object.fromEntries(prices)).toEqual(read('../gallery/prices.json'));
});

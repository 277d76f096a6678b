import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { pictureSide } from '../islands/gallery/build-time/read-gallery.ts';
import { type Figure, figures, gallery, paintings } from './figures.ts';
import { digestOf, type Painted, paintFigures } from './paint-figures.ts';

/**
 * Paints what guides, the home page and the gallery show, with the sandbox, and sets it as WebP: `npx tsx site/artwork/render-figures.ts`. The
 * results are committed, with the digests of the pictures in `figures.json`, by which a test sees whether they are current.
 */
const folder = new URL('../static/img/', import.meta.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

/** Drawn side by side on a canvas of the browser, which knows the format. */
async function setAsWebp(
  cells: Painted[],
  { side = 400, wide = 1, quality = 0.74 }: { side?: number; wide?: number; quality?: number },
): Promise<Buffer> {
  const sources = cells.map(({ png, picture: { crop = [0, 0, 1] } }) => ({
    data: png.toString('base64'),
    crop,
  }));
  const base64 = await page.evaluate(
    async ({ sources, side, wide, quality }) => {
      const gap = sources.length > 1 ? 8 : 0;
      const canvas = document.createElement('canvas');
      const across = Math.round(side * wide);
      canvas.width = sources.length * across + (sources.length - 1) * gap;
      canvas.height = side;
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      for (const [index, { data, crop }] of sources.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const [left, top, part] = crop;
        pen.drawImage(
          image,
          left * image.width,
          top * image.height,
          part * image.width,
          part * image.height,
          index * (across + gap),
          0,
          across,
          side,
        );
      }
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { sources, side, wide, quality },
  );
  return Buffer.from(base64, 'base64');
}

/** As good as its share of the bytes of a page allows; what is full of lines may have more, before it falls apart. */
async function setWithin(most: number, cells: Painted[], side: number): Promise<Buffer> {
  for (let quality = 0.8; ; quality -= 0.05) {
    const bytes = await setAsWebp(cells, { side, quality });
    if (bytes.length <= most || quality < 0.3) return bytes;
  }
}

const digests: Record<string, string> = {};

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(new URL('.', new URL(path, folder)), { recursive: true });
  await writeFile(new URL(path, folder), bytes);
  console.log(path, bytes.length);
}

for (const [name, cells] of Object.entries(await paintFigures(figures))) {
  digests[name] = digestOf(cells);
  const { side, wide = 1 } = figures[name] as Figure;
  const shown = cells.filter(({ picture }) => !picture.hidden);
  await write(
    `results/${name}.webp`,
    await setAsWebp(shown, side ? { side, wide, quality: 0.82 } : {}),
  );
}
for (const [name, cells] of Object.entries(await paintFigures(paintings))) {
  digests[name] = digestOf(cells);
  for (const [index, cell] of cells.entries()) {
    const last = index === cells.length - 1;
    const size = last ? { side: 896, quality: 0.8 } : { side: index < 2 ? 224 : 448, quality: 0.5 };
    const file = last ? 'done' : String(index);
    const bytes = await setAsWebp([cell], { ...size, wide: 1152 / 896 });
    await write(`paintings/${name}-${file}.webp`, bytes);
  }
}
const prices: Record<string, number | undefined> = {};
for (const [name, cells] of Object.entries(await paintFigures(gallery))) {
  digests[`gallery/${name}`] = digestOf(cells);
  prices[name] = cells[0]?.credits;
  await write(`gallery/${name}.webp`, await setWithin(5000, cells, pictureSide));
}
const writeJson = (path: string, value: unknown) =>
  writeFile(new URL(path, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);
await writeJson('figures.json', digests);
await writeJson('../gallery/prices.json', prices);
await browser.close();

import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { type Figure, figures, paintings } from './figures.ts';
import { digestOf, type Painted, paintFigures } from './paint-figures.ts';

/**
 * Paints what guides and the home page show, with the sandbox, and sets it as WebP: `npx tsx site/artwork/render-figures.ts`. The
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
  const sources = cells.map(({ png }) => png.toString('base64'));
  const base64 = await page.evaluate(
    async ({ sources, side, wide, quality }) => {
      const gap = sources.length > 1 ? 8 : 0;
      const canvas = document.createElement('canvas');
      const across = Math.round(side * wide);
      canvas.width = sources.length * across + (sources.length - 1) * gap;
      canvas.height = side;
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      for (const [index, data] of sources.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        pen.drawImage(image, index * (across + gap), 0, across, side);
      }
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { sources, side, wide, quality },
  );
  return Buffer.from(base64, 'base64');
}

const digests: Record<string, string> = {};

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(new URL('.', new URL(path, folder)), { recursive: true });
  await writeFile(new URL(path, folder), bytes);
  console.log(path, bytes.length);
}

for (const [name, cells] of Object.entries(await paintFigures(figures))) {
  digests[name] = digestOf(cells);
  const { side } = figures[name] as Figure;
  await write(`results/${name}.webp`, await setAsWebp(cells, side ? { side, quality: 0.82 } : {}));
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
await writeFile(new URL('figures.json', import.meta.url), `${JSON.stringify(digests, null, 2)}\n`);
await browser.close();

import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

/** Rasters of the logo: `npx tsx artwork/render-icons.ts` in site/. The results are committed. */
const images = new URL('../static/img/', import.meta.url);
const favicon = await readFile(new URL('favicon.svg', images), 'utf8');
const logo = await readFile(new URL('logo.svg', images), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function raster(svg: string, size: number, inset: number, ground?: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;background:${ground ?? 'transparent'};display:grid;place-items:center;height:100vh">
     <img src="${source}" style="width:${100 - inset * 2}%"></body>`,
  );
  const png = await page.screenshot({ omitBackground: !ground, type: 'png' });
  await page.close();
  return png;
}

/** An .ico file is a table of contents before its pictures; since Vista those may be PNG. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const paper = '#fcfcfb';
const files: Record<string, Buffer> = {
  'favicon-32.png': await raster(favicon, 32, 0),
  'apple-touch-icon.png': await raster(logo, 180, 14, paper),
  'icon-192.png': await raster(logo, 192, 8),
  'icon-512.png': await raster(logo, 512, 8),
  'icon-maskable-512.png': await raster(logo, 512, 22, paper),
  '../favicon.ico': ico([
    { size: 16, png: await raster(favicon, 16, 0) },
    { size: 32, png: await raster(favicon, 32, 0) },
  ]),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, images), bytes);
  console.log(name, bytes.length);
}
await browser.close();

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

/** Paints the pictures of the home page: `npx tsx artwork/render-paintings.ts` in site/. The results are committed. */
const scenes = ['persimmons', 'ridges', 'lighthouse'];
const outputs = [
  { pass: 0, file: '0', width: 288, quality: 0.3 },
  { pass: 1, file: '1', width: 432, quality: 0.4 },
  { pass: 2, file: '2', width: 432, quality: 0.45 },
  { pass: 3, file: '3', width: 576, quality: 0.45 },
  { pass: 5, file: 'done', width: 1152, quality: 0.6 },
];

const here = new URL('.', import.meta.url);
const target = new URL('../static/img/paintings/', here);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.route('http://artwork.localhost/**', async route => {
  const path = new URL(route.request().url()).pathname;
  if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  const body = await readFile(new URL(`.${path}`, here), 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body });
});
await page.goto('http://artwork.localhost/');
await page.addScriptTag({ type: 'module', url: '/canvas/main.js' });
await page.waitForFunction('window.paintScene');
await mkdir(target, { recursive: true });

for (const scene of scenes) {
  const files = (await page.evaluate(
    `paintScene(${JSON.stringify(scene)}, ${JSON.stringify({ width: 1152, height: 896, outputs })})`,
  )) as { file: string; base64: string }[];
  for (const { file, base64 } of files) {
    const bytes = Buffer.from(base64, 'base64');
    await writeFile(new URL(`${scene}-${file}.webp`, target), bytes);
    console.log(`${scene}-${file}.webp`, bytes.length);
  }
}
await browser.close();

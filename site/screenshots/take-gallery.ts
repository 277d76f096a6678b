import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { galleryPages } from './gallery-pages.ts';

/**
 * Photographs page types × languages × modes × widths into site/screenshots/taken/ (ignored by git).
 * In site/: `npx docusaurus build && npx tsx ../deploy/serve.ts build 4173 & npx tsx screenshots/take-gallery.ts`
 */
const origin = process.argv[2] ?? 'http://127.0.0.1:4173';
const folder = fileURLToPath(new URL('taken/', import.meta.url));
const modes = ['light', 'dark'] as const;
const widths = [390, 1440];
const languages = { en: '', zh: '/zh' };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let taken = 0;
for (const colorScheme of modes) {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const [language, prefix] of Object.entries(languages)) {
      for (const { name, path, prepare } of galleryPages) {
        await page.goto(`${origin}${prefix}${path}`);
        await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        const file = `${name}.${language}.${colorScheme}.${width}.png`;
        await page.screenshot({ path: `${folder}${file}`, fullPage: !prepare });
        taken += 1;
      }
    }
    await context.close();
  }
}
await browser.close();
console.log(`${taken} pictures in site/screenshots/taken/`);

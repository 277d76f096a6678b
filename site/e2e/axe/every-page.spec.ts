import type { Page } from '@playwright/test';
import { everyPage } from '../every-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { axeViolations } from './violations.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What watches its own width, such as a wide table, has answered to the new one. */
function laidOut(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
      ),
  );
}

for (const locale of ['en', 'zh'] as Locale[]) {
  const kit = locale === 'zh' ? '/zh/styleguide' : '/styleguide';
  for (const path of [...everyPage(locale), kit]) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      // Colours in mid-transition are not what a reader sees.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      for (const mode of ['light', 'dark']) {
        // The attribute is all that the toggle changes, and a storage event is how another tab's choice arrives.
        await page.evaluate(value => {
          localStorage.setItem('theme', value);
          dispatchEvent(
            new StorageEvent('storage', {
              key: 'theme',
              newValue: value,
              storageArea: localStorage,
            }),
          );
        }, mode);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        for (const size of widths) {
          await page.setViewportSize(size);
          await laidOut(page);
          expect(await axeViolations(page), `${mode}, ${size.width} px`).toEqual([]);
        }
      }
    });
  }
}

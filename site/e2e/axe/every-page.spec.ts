import { everyPage } from '../every-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { axeViolations } from './violations.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  for (const path of everyPage(locale)) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      // Colours in mid-transition are not what a reader sees.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      expect(await axeViolations(page), 'light').toEqual([]);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await axeViolations(page), 'dark').toEqual([]);
    });
  }
}

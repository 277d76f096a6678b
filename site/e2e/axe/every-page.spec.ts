import type { BrowserContext, Page } from '@playwright/test';
import { everyPage, onePerKind } from '../built-site.ts';
import { test as base, expect, type Locale, open, withoutPrefetch } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { axeViolations, chooseMode, dropClosedParts } from './violations.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Each page at both widths and in both modes. The two languages of a page are built alike, so together they show it in
 * all four ways; `AXE_MATRIX=whole` shows each of them in all four.
 */
const looks = {
  en: [
    { mode: 'light', size: desktop },
    { mode: 'dark', size: phone },
  ],
  zh: [
    { mode: 'dark', size: desktop },
    { mode: 'light', size: phone },
  ],
} as const;
const whole = process.env.AXE_MATRIX === 'whole';

let shared: BrowserContext | undefined;

/**
 * A worker's pages share a profile, because files that never change then come out of its cache; each chooses its mode.
 * Motion is reduced: colours in mid-transition are not what a reader sees.
 */
const test = base.extend({
  page: async ({ browser, baseURL, viewport }, use) => {
    if (!shared) {
      shared = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
      await withoutPrefetch(shared);
    }
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});

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
  const paths = [...everyPage(locale), kit];
  const samples = onePerKind(paths);
  for (const path of paths) {
    test(`axe finds nothing on ${path}, and the page keeps to the policy`, async ({ page }) => {
      const problems = await watchProblems(page);
      await open(page, path);
      await dropClosedParts(page);
      // The first look is asked everything, as are all looks at one page of each kind. In a second look, on a phone, the
      // bar and the footer around the page are those of its kind.
      let look: Parameters<typeof axeViolations>[1] = { rules: 'all' };
      for (const { mode, size } of whole ? [...looks.en, ...looks.zh] : looks[locale]) {
        await chooseMode(page, mode);
        await page.setViewportSize(size);
        await laidOut(page);
        expect(await axeViolations(page, look), `${mode}, ${size.width} px`).toEqual([]);
        if (!whole && !samples.has(path)) look = { rules: 'changing', within: 'main' };
      }
      expect(problems).toEqual([]);
    });
  }
}

import type { BrowserContext, Page } from '@playwright/test';
import { everyPage, onePerKind } from '../built-site.ts';
import { test as base, expect, type Locale, open, withoutPrefetch } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { axeViolations, chooseMode, dropClosedParts } from './violations.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Each page in both modes and at both widths. The two languages of a page are built alike and share these; one page of
 * each kind is looked at twice in each of them, and with `TEST_MATRIX=whole` every page four times.
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
/** A page and its translation are looked at in other modes and at other widths, and not all pages are in the same. */
function lookAt(path: string, locale: Locale) {
  const route = path.replace(/^\/zh/, '');
  return (route.length % 2 ? looks.en : looks.zh)[locale === 'en' ? 0 : 1];
}
const whole = process.env.TEST_MATRIX === 'whole';

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
    const own = samples.has(path) ? looks[locale] : [lookAt(path, locale)];
    test(`axe finds nothing on ${path}, and the page keeps to the policy`, async ({ page }) => {
      const problems = await watchProblems(page);
      await open(page, path);
      await dropClosedParts(page);
      for (const { mode, size } of whole ? [...looks.en, ...looks.zh] : own) {
        await chooseMode(page, mode);
        await page.setViewportSize(size);
        await laidOut(page);
        expect(await axeViolations(page), `${mode}, ${size.width} px`).toEqual([]);
      }
      expect(problems).toEqual([]);
    });
  }
}

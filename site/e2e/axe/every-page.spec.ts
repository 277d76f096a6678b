import type { Page } from '@playwright/test';
import { everyPage } from '../every-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { onePerKind } from './page-kinds.ts';
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
      // Colours in mid-transition are not what a reader sees.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await dropClosedParts(page);
      // The first look is asked everything, as are all looks at one page of each kind.
      let rules: 'all' | 'changing' = 'all';
      for (const { mode, size } of whole ? [...looks.en, ...looks.zh] : looks[locale]) {
        await chooseMode(page, mode);
        await page.setViewportSize(size);
        await laidOut(page);
        expect(await axeViolations(page, { rules }), `${mode}, ${size.width} px`).toEqual([]);
        if (!whole && !samples.has(path)) rules = 'changing';
      }
      expect(problems).toEqual([]);
    });
  }
}

import type { Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { ask, field } from '../search-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { withoutPrefetch } from '../without-prefetch.ts';
import { axeViolations } from './violations.ts';

/** Half-way through a transition an element is neither here nor there, for axe as for a reader. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation instanceof CSSTransition)
        .map(animation => animation.finished.catch(() => undefined)),
    ),
  );
}

for (const locale of ['en', 'zh'] as Locale[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const at = (route: string) => (locale === 'zh' ? `/zh${route}` : route);
    const name = `${locale}, ${colorScheme}`;

    test.describe(name, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing with a dropdown open', async ({ page }) => {
        await open(page, at('/docs/intro'));
        await page.locator('.navbar .dropdown').last().hover();
        await expect(page.locator('.navbar .dropdown__menu').last()).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });

      test('axe finds nothing with the mobile menu open, primary and secondary', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, at('/docs/intro'));
        await page.locator('.navbar__toggle').click();
        await expect(page.locator('.navbar-sidebar')).toBeInViewport();
        await settled(page);
        expect(await axeViolations(page), 'secondary').toEqual([]);
        await page.locator('.navbar-sidebar__back').click();
        await expect(page.locator('.navbar-sidebar__items')).not.toHaveClass(/show-secondary/);
        await settled(page);
        expect(await axeViolations(page), 'primary').toEqual([]);
      });

      test('axe finds nothing with another tab chosen, a term explained and a figure enlarged', async ({
        page,
      }) => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await open(page, at('/styleguide'));
          const tab = page.getByRole('tab').nth(1);
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          expect(await axeViolations(page), `tab, ${width} px`).toEqual([]);
          await page.locator('.term').first().click();
          await expect(page.locator('.term-meaning:popover-open')).toBeVisible();
          expect(await axeViolations(page), `term, ${width} px`).toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('.zoom-link').first().click();
          await expect(page.locator('dialog[open]')).toBeVisible();
          expect(await axeViolations(page), `figure, ${width} px`).toEqual([]);
        }
      });

      test('axe finds nothing with the live component loaded', async ({ page }) => {
        await open(page, at('/blog/mdx-blog-post'));
        await page.locator('[data-island]').scrollIntoViewIfNeeded();
        await expect(page.getByTestId('digest-sha256')).toHaveText(/^[0-9a-f]{64}$/);
        expect(await axeViolations(page)).toEqual([]);
      });

      test('axe finds nothing with the search open, in each of its states', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('easel.search.recent', '["job"]'));
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await open(page, at('/docs/intro'));
          await page.keyboard.press('/');
          await expect(field(page)).toBeFocused();
          expect(await axeViolations(page), `${width}: before a query`).toEqual([]);
          await ask(page, 'job');
          expect(await axeViolations(page), `${width}: results`).toEqual([]);
          await ask(page, 'NONCE_REUSED');
          expect(await axeViolations(page), `${width}: an error`).toEqual([]);
          await ask(page, 'qqqzzzxxv');
          expect(await axeViolations(page), `${width}: no results`).toEqual([]);
          await page.keyboard.press('Tab');
          expect(await axeViolations(page), `${width}: panel closed`).toEqual([]);
        }
      });

      test('axe finds nothing with the search stalled, and on the words it marked', async ({
        page,
      }) => {
        const letCome = await holdRequests(page, '**/search-index-*.json');
        await open(page, at('/docs/intro'));
        await page.keyboard.press('/');
        await field(page).fill('credits');
        await expect(page.locator('.search-spinner')).toBeVisible();
        expect(await axeViolations(page), 'stalled').toEqual([]);
        letCome();
        await ask(page, 'credits');
        await page.keyboard.press('Enter');
        await expect(field(page)).toHaveCount(0);
        await expect
          .poll(() =>
            page.evaluate(() => [...CSS.highlights.values()].some(({ size }) => size > 0)),
          )
          .toBe(true);
        await settled(page);
        expect(await axeViolations(page), 'marked').toEqual([]);
      });

      test('axe finds nothing while the next page is on its way', async ({ page }) => {
        await withoutPrefetch(page);
        await open(page, at('/docs/intro'));
        await page.route('**/assets/js/*', () => undefined);
        await page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/workflow/')}"]`).click();
        await expect(page.locator('#nprogress .bar')).toBeAttached();
        await settled(page);
        expect(await axeViolations(page)).toEqual([]);
      });

      test('axe finds nothing on the load error box', async ({ page }) => {
        await page.route('**/assets/js/main.*', route => route.abort());
        await page.goto(at('/docs/intro'));
        await expect(page.locator('.load-error')).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
}

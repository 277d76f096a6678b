import { holdRequests } from '../hold-requests.ts';
import { ask, field } from '../search-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { axeViolations, findNothing, settled } from './violations.ts';

const searchPart = 'dialog.search-dialog';

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (route: string) => (locale === 'zh' ? `/zh${route}` : route);

  test.describe(locale, () => {
    test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing with a dropdown open', async ({ page }) => {
      await open(page, at('/docs/intro'));
      await page.locator('.navbar .dropdown').last().hover();
      await expect(page.locator('.navbar .dropdown__menu').last()).toBeVisible();
      await findNothing(page, 'open');
    });

    test('axe finds nothing with the mobile menu open, primary and secondary', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, at('/docs/intro'));
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport();
      await settled(page);
      await findNothing(page, 'secondary');
      await page.locator('.navbar-sidebar__back').click();
      await expect(page.locator('.navbar-sidebar__items')).not.toHaveClass(/show-secondary/);
      await settled(page);
      await findNothing(page, 'primary', '.navbar');
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
        await findNothing(page, `tab, ${width} px`);
        await page.locator('.term').first().click();
        await expect(page.locator('.term-meaning:popover-open')).toBeVisible();
        await findNothing(page, `term, ${width} px`, 'p:has(.term)');
        await page.keyboard.press('Escape');
        await page.locator('.zoom-link').first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await findNothing(page, `figure, ${width} px`, 'dialog[open]');
      }
    });

    test('axe finds nothing with the live component loaded', async ({ page }) => {
      await open(page, at('/blog/mdx-blog-post'));
      await page.locator('[data-island]').scrollIntoViewIfNeeded();
      await expect(page.getByTestId('digest-sha256')).toHaveText(/^[0-9a-f]{64}$/);
      await findNothing(page, 'loaded');
    });

    test('axe finds nothing with the search open, in each of its states', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('search.recent', '["job"]'));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, at('/docs/intro'));
        await page.keyboard.press('/');
        await expect(field(page)).toBeFocused();
        await findNothing(page, `${width}: before a query`);
        await ask(page, 'job');
        await findNothing(page, `${width}: results`, searchPart);
        await ask(page, 'NONCE_REUSED');
        await findNothing(page, `${width}: an error`, searchPart);
        await ask(page, 'qqqzzzxxv');
        await findNothing(page, `${width}: no results`, searchPart);
        await page.keyboard.press('Tab');
        await findNothing(page, `${width}: panel closed`, searchPart);
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
      await findNothing(page, 'stalled', searchPart);
      letCome();
      await ask(page, 'credits');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => [...CSS.highlights.values()].some(({ size }) => size > 0)))
        .toBe(true);
      await settled(page);
      await findNothing(page, 'marked');
    });

    test('axe finds nothing while the next page is on its way', async ({ page }) => {
      await open(page, at('/docs/intro'));
      await page.route('**/assets/js/*', () => undefined);
      await page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/workflow/')}"]`).click();
      await expect(page.locator('#nprogress .bar')).toBeAttached();
      await settled(page);
      await findNothing(page, 'on its way');
    });

    test('axe finds nothing on the load error box', async ({ page }) => {
      await page.route('**/assets/js/main.*', route => route.abort());
      for (const colorScheme of ['light', 'dark'] as const) {
        // Without its script the page takes the system's mode when it loads, and keeps it.
        await page.emulateMedia({ colorScheme });
        await page.goto(at('/docs/intro'));
        await expect(page.locator('.load-error')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await axeViolations(page), colorScheme).toEqual([]);
      }
    });
  });
}

import { chunkWith } from '../built-site.ts';
import { expect, hydrated, type Locale, open, test } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (route: string) => (locale === 'zh' ? `/zh${route}` : route);

  test.describe(locale, () => {
    for (const hash of ['#100%', '#%E0%A4%A', '#%', '#a%zz']) {
      test(`the malformed hash ${hash} typed into the address bar leaves the page alive`, async ({
        page,
      }) => {
        const errors: Error[] = [];
        page.on('pageerror', error => errors.push(error));
        await open(page, at('/docs/intro'));
        await page.evaluate(value => {
          window.location.hash = value;
        }, hash);
        const link = page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`);
        await link.click();
        await expect(page).toHaveURL(at('/docs/intro-stage'));
        // The address changes before the page.
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('article h1')).toBeVisible();
        expect(errors).toEqual([]);
      });

      test(`the malformed hash ${hash} in a link from outside opens the page`, async ({ page }) => {
        const errors: Error[] = [];
        page.on('pageerror', error => errors.push(error));
        await open(page, at('/docs/intro') + hash);
        const link = page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`);
        await link.click();
        await expect(page).toHaveURL(at('/docs/intro-stage'));
        // The address changes before the page.
        await expect(link).toHaveAttribute('aria-current', 'page');
        expect(errors).toEqual([]);
      });
    }

    test('going back over a malformed hash leaves the page alive', async ({ page }) => {
      await open(page, at('/docs/intro'));
      await page.evaluate(() => {
        window.location.hash = '#100%';
      });
      await page.evaluate(() => {
        window.location.hash = '#fine';
      });
      await page.goBack();
      await expect(page.locator('article h1')).toBeVisible();
      await page.goBack();
      await expect(page.locator('article h1')).toBeVisible();
    });

    test('a script that fails once on the first load is recovered by one reload', async ({
      page,
    }) => {
      let loads = 0;
      page.on('request', request => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(`**${chunkWith('/intro-stage.md', locale)}`, route =>
        loads === 1 ? route.abort() : route.continue(),
      );
      await page.goto(at('/docs/intro-stage'));
      await hydrated(page);
      expect(loads).toBe(2);
      await expect(page.locator('.load-error')).toHaveCount(0);
    });

    for (const [name, pattern] of [
      ['the main bundle', '**/assets/js/main.*'],
      ['the runtime', '**/assets/js/runtime~main.*'],
      ['the page’s own script', `**${chunkWith('/intro-stage.md', locale)}`],
    ] as const) {
      test(`when ${name} keeps failing the page reloads once, stays readable and offers Retry`, async ({
        page,
      }) => {
        let loads = 0;
        page.on('request', request => {
          if (request.isNavigationRequest()) loads += 1;
        });
        await page.route(pattern, route => route.abort());
        await page.goto(at('/docs/intro-stage'));
        const box = page.locator('.load-error');
        await expect(box).toBeVisible();
        await page.waitForTimeout(500);
        expect(loads).toBe(2);
        await expect(page.locator('article h1')).toBeVisible();
        await page.unroute(pattern);
        await box.getByRole('button', { name: locale === 'zh' ? '重试' : 'Retry' }).click();
        await hydrated(page);
        await expect(page.locator('.load-error')).toHaveCount(0);
      });
    }

    test('without JavaScript every tab is readable under its name', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(at('/markdown-page'));
      const panels = page.locator('[role="tabpanel"]');
      await expect(panels).toHaveCount(2);
      for (const [index, label] of (locale === 'zh'
        ? ['查询', '取消']
        : ['Read', 'Cancel']
      ).entries()) {
        const panel = panels.nth(index);
        await expect(panel).toBeVisible();
        expect(await panel.evaluate(element => getComputedStyle(element, '::before').content)).toBe(
          `"${label}"`,
        );
      }
      await context.close();
    });
  });
}

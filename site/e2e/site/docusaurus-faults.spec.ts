import { expect, type Locale, test } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (route: string) => (locale === 'zh' ? `/zh${route}` : route);

  test.describe(locale, () => {
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

    test('code in the contents of a page has the colour of its entry, also in the current one', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/docs/api/base/http_status_code'));
      const colours = await page.locator('.table-of-contents code').evaluateAll(codes =>
        codes.map(code => {
          const link = code.closest('a')!;
          link.classList.add('table-of-contents__link--active');
          return [getComputedStyle(code).color, getComputedStyle(link).color];
        }),
      );
      expect(colours.length).toBeGreaterThan(0);
      for (const [code, link] of colours) expect(code).toBe(link);
    });
  });
}

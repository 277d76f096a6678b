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
  });
}

import { sampleLanguages } from '../sample-languages.ts';
import { expect, type Locale, open, test } from '../site-test.ts';

const pages = ['/docs/basic/txt2img', '/docs/api/apis/create-job'];

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (route: string) => (locale === 'zh' ? `/zh${route}` : route);

  test.describe(locale, () => {
    test('one choice of language applies on every page, after a reload and in the address', async ({
      page,
    }) => {
      await open(page, at(pages[0] ?? ''));
      const shown = page.locator('.sample [role="tabpanel"]:visible');
      await expect(shown.first()).toHaveAttribute('data-language', 'curl');
      await page.locator('.sample').first().getByRole('tab', { name: 'Python' }).click();
      await expect(shown.first()).toHaveAttribute('data-language', 'python');
      expect(new URL(page.url()).searchParams.get('lang')).toBe('python');
      for (const path of pages) {
        await open(page, at(path));
        await expect(shown.first()).toHaveAttribute('data-language', 'python');
        await expect(page.locator('.sample [role="tab"][aria-selected="true"]').first()).toHaveText(
          'Python',
        );
      }
      await open(page, `${at(pages[1] ?? '')}?lang=go`);
      await expect(shown.first()).toHaveAttribute('data-language', 'go');
    });

    test('the tabs answer to arrows, and every sample of the page follows', async ({ page }) => {
      await open(page, at('/docs/basic/txt2img'));
      const first = page.locator('.sample').first();
      await first.getByRole('tab', { name: 'curl' }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(first.getByRole('tab', { name: 'Ruby' })).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(first.getByRole('tab', { name: 'Node.js' })).toBeFocused();
      for (const sample of await page.locator('.sample:has([role="tablist"])').all()) {
        await expect(sample.locator('[role="tabpanel"]:visible')).toHaveAttribute(
          'data-language',
          'node',
        );
      }
    });

    test('a reader who navigates inside the site sees the same sample', async ({ page }) => {
      await open(page, at('/docs/basic/img2img'));
      await page.locator(`.menu a[href="${at('/docs/basic/txt2img')}"]`).click();
      await expect(
        page.locator('.sample').first().locator('[role="tabpanel"]:visible'),
      ).toContainText('lighthouse');
      await page.locator('.sample').first().getByRole('tab', { name: 'Java' }).click();
      await expect(
        page.locator('.sample').first().locator('[role="tabpanel"]:visible'),
      ).toHaveAttribute('data-language', 'java');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      for (const path of pages) {
        test(`every language can be read on ${path}`, async ({ page }) => {
          await page.goto(at(path));
          for (const language of sampleLanguages) {
            await expect(
              page.locator(`.sample [role="tabpanel"][data-language="${language}"]`).first(),
            ).toBeVisible();
          }
        });
      }
    });
  });
}

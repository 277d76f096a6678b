import english from '../../i18n/en/messages/gallery.json' with { type: 'json' };
import chinese from '../../i18n/zh/messages/gallery.json' with { type: 'json' };
import { consoleReady, send, showJson, status } from '../console/console-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const route = locale === 'zh' ? '/zh/docs/gallery' : '/docs/gallery';
  const messages = locale === 'zh' ? chinese : english;
  const total = 40;
  const said = (shown: number) =>
    messages.shown.replace('{shown}', String(shown)).replace('{total}', String(total));

  test.describe(locale, () => {
    test('filters by technique and style, by keyboard too, and says how many are left', async ({
      page,
    }) => {
      await open(page, route);
      const pictures = page.locator('.gallery > li:visible');
      const choice = (name: string) => page.getByRole('button', { name, exact: true });
      await expect(pictures).toHaveCount(total);
      await choice(messages.styles['ink-wash']).focus();
      await page.keyboard.press('Enter');
      await expect(choice(messages.styles['ink-wash'])).toHaveAttribute('aria-pressed', 'true');
      await expect(pictures).toHaveCount(4);
      await expect(page.locator('.gallery-filters [role="status"]')).toHaveText(said(4));
      // Together they would show nothing.
      await expect(choice(messages.techniques.upscaling)).toBeDisabled();
      await choice(messages.techniques.lora).click();
      await expect(pictures).toHaveCount(1);
      expect(new URL(page.url()).search).toBe('?style=ink-wash&technique=lora');

      await page.reload();
      await expect(pictures).toHaveCount(1);
      for (const all of await choice(messages.all).all()) await all.click();
      await expect(pictures).toHaveCount(total);
      expect(new URL(page.url()).search).toBe('');
    });

    test('a request opens in the console, where it can be sent', async ({ page }) => {
      await open(page, route);
      const entry = page.locator('.gallery > li#night-market');
      const prompt = await entry.locator('figcaption').innerText();
      await entry.locator('[data-try]').click();
      await consoleReady(page);
      expect(new URL(page.url()).pathname).toContain('/docs/api/apis/create-job');
      await showJson(page);
      const body = JSON.parse(await page.locator('.con-json').inputValue());
      expect(body.stages[1].diffusion.prompts).toEqual([{ text: prompt }]);
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
    });

    test('a request lies over what follows, and closes with Escape and when the reader goes on', async ({
      page,
    }) => {
      await open(page, route);
      const [first, second] = await page.locator('.gallery > li').all();
      const request = first!.locator('details');
      await request.locator('summary').click();
      await expect(request.locator('pre')).toContainText('"requestId": "gallery-fox"');
      await page.keyboard.press('Escape');
      await expect(request).not.toHaveAttribute('open');
      await request.locator('summary').click();
      await second!.locator('summary').focus();
      await expect(request).not.toHaveAttribute('open');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('pictures and requests are there, filters and the way to the console are not', async ({
        page,
      }) => {
        await page.goto(route);
        await expect(page.locator('.gallery > li')).toHaveCount(total);
        await expect(page.locator('.gallery-filters')).toBeHidden();
        await expect(page.locator('.gallery [data-try]').first()).toBeHidden();
        const request = page.locator('.gallery details').first();
        await request.locator('summary').click();
        await expect(request.locator('pre')).toBeVisible();
      });
    });
  });
}

import { findNothing } from '../axe/violations.ts';
import {
  at,
  expect,
  labels,
  locales,
  open,
  openLab,
  pasteInto,
  scrollToTools,
  test,
} from './lab-page.ts';
import { readVectorFile } from './vectors.ts';

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing while a signature is built', async ({ page }) => {
      const lab = await openLab(page, locale, 'build');
      await findNothing(page, 'open');
      await lab.getByRole('button', { name: labels.sandboxKey }).click();
      await expect(lab.getByRole('group', { name: 'curl' })).toBeVisible();
      await lab.locator('summary').click();
      await lab.getByLabel('Nonce').fill('short');
      await expect(lab.locator('[data-code="nonce-length"]')).toBeVisible();
      await findNothing(page, 'with a fault');
    });

    test('axe finds nothing while a signature is checked', async ({ page }) => {
      const lab = await openLab(page, locale, 'check');
      await lab.getByLabel(labels.paste).fill('curl https://h.example/v1 -d @body.json');
      await pasteInto(
        lab.getByLabel(labels.key),
        readVectorFile('keys/throwaway-other-app.pkcs8.pem'),
      );
      await expect(lab.getByRole('button', { name: labels.useIt })).toBeVisible();
      await findNothing(page, 'warning');
      await lab.getByRole('button', { name: labels.dropIt }).click();
      await lab.getByRole('button', { name: labels.mistake }).click();
      await expect(lab.locator('mark').first()).toBeVisible();
      await findNothing(page, 'mistake');
    });

    test('axe finds nothing on the tools, at rest and with results', async ({ page }) => {
      await open(page, at(locale, '/docs/tools'));
      await scrollToTools(page);
      await findNothing(page, 'at rest');
      await page.getByRole('button', { name: /faulty example|有错的例子/ }).click();
      await page.getByLabel(/a code or a status|错误码或状态码/).fill('429');
      await page.getByRole('button', { name: /Create and sign|生成并签名/ }).click();
      await page.getByLabel(/empty line|空行/).fill('webhook-id: a');
      await expect(page.locator('[data-code="header-missing"]')).toBeVisible();
      await findNothing(page, 'with results');
    });
  });
}

import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { chooseSample, chooseTarget, locales, openConsole, send, status } from './console-page.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The console with production as its target and a key that the reader has brought as a file. */
async function openProduction(page: Page, operation: string, locale: 'en' | 'zh'): Promise<void> {
  await openConsole(page, operation, locale);
  await chooseTarget(page, 'production');
  await page.getByPlaceholder('app_…').fill('app_reader');
  await page.locator('.con-key button').first().click();
  await page.locator('.con-key').getByRole('alert').getByRole('button').click();
  await page
    .locator('.con-own-key input[type="file"]')
    .setInputFiles({ name: 'key.pem', mimeType: 'text/plain', buffer: Buffer.from(pem) });
  await expect(page.locator('[data-key-state]')).toContainText(/Your key|你的密钥/);
}

for (const locale of locales) {
  test(`${locale}: production takes an upload, and a storage that is silent is told apart`, async ({
    page,
  }) => {
    const putUrl = 'https://upload.easel.example/r/1?sig=x';
    let reachable = true;
    let uploaded = 0;
    await page.route('https://api.easel.example/**', route =>
      route.fulfill({ headers: allowed, json: { resourceId: 'res_1', putUrl, headers: {} } }),
    );
    await page.route('https://upload.easel.example/**', route => {
      if (!reachable) return route.abort();
      uploaded += route.request().method() === 'PUT' ? 1 : 0;
      const methods = { 'access-control-allow-methods': 'PUT' };
      return route.fulfill({ status: 200, headers: { ...allowed, ...methods } });
    });
    await openProduction(page, 'create-resource-image', locale);
    await chooseSample(page);
    await send(page);
    await expect(page.locator('.con-status').nth(1)).toContainText('PUT');
    expect(uploaded).toBe(1);

    reachable = false;
    await send(page);
    await expect(page.locator('.con-status').nth(1)).toContainText('https://upload.easel.example');
    await expect(page.locator('.con-status').nth(1)).toHaveAttribute('data-ok', 'false');
    // The request before it was answered, so nothing says that production was silent.
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await expect(page.locator('.con-result > .con-warning')).toHaveCount(0);
  });

  test(`${locale}: pictures from production are shown`, async ({ page }) => {
    const problems = await watchProblems(page);
    const url = 'https://media.easel.example/i/1.png?sig=x';
    await page.route('https://api.easel.example/**', route =>
      route.fulfill({
        headers: allowed,
        json: { job: { id: '1', status: 'SUCCESS', successInfo: { images: [{ id: '1', url }] } } },
      }),
    );
    await page.route('https://media.easel.example/**', route =>
      route.fulfill({
        headers: allowed,
        contentType: 'image/png',
        body: Buffer.from(onePixel, 'base64'),
      }),
    );
    await openProduction(page, 'get-job', locale);
    await send(page);
    const picture = page.locator('.con-pictures img');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(problems.filter(problem => !problem.includes('.easel.example/'))).toEqual([]);
  });
}

import { expect, test } from '../site-test.ts';
import {
  chooseSample,
  locales,
  openConsole,
  preset,
  send,
  showJson,
  status,
} from './console-page.ts';

for (const locale of locales) {
  test(`${locale}: upload, detect, create, look, cancel: each id is carried to the next page`, async ({
    page,
  }) => {
    await openConsole(page, 'create-resource-image', locale);
    await chooseSample(page);
    await send(page);
    await expect(page.locator('.con-result .con-status')).toHaveCount(2);
    await expect(page.locator('.con-result .con-status').nth(1)).toContainText('200');

    await page.locator('.con-next a', { hasText: 'controlnet-detect' }).click();
    await expect(page.locator('#try-heading')).toContainText('controlnet-detect');
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await expect(page.locator('.con-pictures img')).toBeVisible();
    const detected = await page.locator('.con-next a', { hasText: 'create-job' }).innerText();

    await page.locator('.con-next a', { hasText: 'create-job' }).click();
    await expect(page.locator('#try-heading')).toContainText('create-job');
    await showJson(page);
    const body = JSON.parse(await page.locator('.con-json').inputValue());
    const [control] = body.stages[1].diffusion.controlnet.args;
    expect(detected).toContain(control.inputImageResourceId);
    expect(control.preprocessor).toBe('none');
    // A job that runs long enough to be canceled, however slow the machine.
    await preset(page).selectOption('scenario run-timeout');
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');

    await page.locator('.con-next a', { hasText: 'get-job' }).click();
    await expect(page.locator('#try-heading')).toContainText('get-job');
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');

    await page.locator('.con-next a', { hasText: 'cancel-job' }).click();
    await expect(page.locator('#try-heading')).toContainText('cancel-job');
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await expect(page.locator('.con-result')).toContainText(/"status": "(CANCELED|RUNNING)"/);
  });

  test(`${locale}: a link restores the request and contains no secret`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConsole(page, 'get-model', locale);
    const fields = page.locator('.con-parameters input');
    await fields.nth(0).fill('651235467812340003');
    await fields.nth(1).fill('mak_canary0canary0');
    // The program comes a moment later and pushes the button down.
    await expect(page.locator('.con-program pre').first()).toBeVisible();
    await page.locator('.con-program .con-actions button').click();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read).toContain('#try=');
    const link = await read();
    const shared = Buffer.from(link.split('#try=')[1] ?? '', 'base64url').toString();
    expect(shared).toContain('651235467812340003');
    expect(shared).not.toContain('mak_canary');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(fields.nth(0)).toHaveValue('651235467812340003');
    await expect(fields.nth(1)).toHaveValue('');
  });
}

import { importPublicKey, verifyRequest } from '@easel/signing';
import { openBeforeScript } from '../hold-requests.ts';
import { at, expect, labels, labOf, locales, openLab, test } from './lab-page.ts';
import { readVectorFile } from './vectors.ts';

for (const locale of locales) {
  test(`${locale}: the lab opens by keyboard, even before its script has come, and shows every part with its line end`, async ({
    page,
  }) => {
    const letCome = await openBeforeScript(page, at(locale, '/docs/api/signature/signature_build'));
    await page.getByRole('link', { name: labels.open }).focus();
    await page.keyboard.press('Enter');
    letCome();
    const lab = await labOf(page);
    await expect(lab).toBeFocused();
    await expect(lab.getByTestId('lab-bytes')).toHaveText('79');
    await expect(lab.getByTestId('lab-sha256')).toHaveText(
      '41d935c591c8ebf70e1346ad90e659999b3d7bd4b101347bd9a5c6e2743a7b73',
    );
    const rows = lab.getByTestId('lab-lines').getByRole('row');
    await expect(rows.nth(1)).toContainText('POST⏎');
    await expect(rows.nth(2)).toContainText('/v1/jobs/credits⏎');
    await expect(rows.nth(5)).toContainText('{"stages":[]}');
    await page.keyboard.press('Tab');
    await page.keyboard.type('GET');
    await expect(rows.nth(1)).toContainText('GET⏎');
  });

  test(`${locale}: the header it makes with the throw-away key is accepted`, async ({ page }) => {
    const lab = await openLab(page, locale, 'build');
    await lab.getByRole('button', { name: labels.sandboxKey }).click();
    const header = lab.getByRole('group', { name: 'Authorization' });
    await expect(header).toContainText('EASEL-SHA256-RSA app_id=app_sandbox');
    const key = await importPublicKey(readVectorFile('keys/throwaway-sandbox-1.public.pem'));
    const verdict = await verifyRequest(
      {
        method: 'POST',
        path: '/v1/jobs/credits',
        body: new TextEncoder().encode('{"stages":[]}'),
        authorization: (await header.textContent())?.replace('Authorization: ', ''),
      },
      { now: 1_760_000_000, findKeys: () => [{ keyId: 'key_1', key }], useNonce: () => true },
    );
    expect(verdict).toMatchObject({ ok: true, appId: 'app_sandbox' });
    await lab.getByRole('button', { name: labels.forget }).click();
    await expect(header).toBeHidden();
  });

  test(`${locale}: a path, a nonce and a timestamp that cannot be signed are named`, async ({
    page,
  }) => {
    const lab = await openLab(page, locale, 'build');
    await lab.getByLabel('Nonce').fill('short');
    await expect(lab.locator('[data-code="nonce-length"]')).toBeVisible();
    await lab.getByLabel(/Timestamp|时间戳/).fill('1760000000000');
    await expect(lab.locator('[data-code="timestamp-milliseconds"]')).toBeVisible();
    await lab.getByLabel(/Path with query|带查询字符串/).fill('v1/猫');
    await expect(lab.locator('[data-code="path-malformed"]')).toBeVisible();
    await lab
      .getByLabel(/Path with query|带查询字符串/)
      .fill('https://api.easel.example/v1/jobs?a=1');
    await expect(lab.getByTestId('lab-lines')).toContainText('/v1/jobs?a=1⏎');
    await expect(lab.getByTestId('lab-lines')).not.toContainText('api.easel.example');
  });
}

import { expect, labels, locales, openLab, pasteInto, test } from './lab-page.ts';
import { readVectorFile, readVectors, toCurl, toTrace } from './vectors.ts';

/** The mistakes that the issue names, and some more; each is one published vector. */
const classic =
  /^(line-endings-crlf|newline-escaped|missing-final-newline|extra-final-newline|lines-swapped|line-missing|query-|path-with-host|path-|method-|timestamp-|nonce-|signature-|digest-|pss|string-|body-|json-|unicode-|slash|html|byte-order|param-|header-|wrong-|clock|unknown)/;
const isText = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64');
  return Buffer.from(bytes.toString()).equals(bytes) && !bytes.includes('\r');
};
const refused = readVectors().filter(
  ({ id, expect: { ok, explain = [] }, request, authorization }) =>
    !ok &&
    classic.test(id) &&
    isText(request.bodyBase64) &&
    !authorization.includes('\r') &&
    !(explain.includes('nonce-reused') && explain.length > 1) &&
    !explain.includes('key-of-another-app'),
);

for (const locale of locales) {
  test(`${locale}: names the mistake in ${refused.length} pasted curl commands`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    expect(refused.length).toBeGreaterThanOrEqual(25);
    const lab = await openLab(page, locale, 'check');
    await lab.getByRole('button', { name: labels.sandboxKey }).click();
    for (const vector of refused) {
      const { code } = vector.expect;
      const serverTime = new Date(vector.server.now * 1000).toISOString();
      await lab.getByLabel(labels.answer).fill(JSON.stringify({ code, serverTime }));
      await lab.getByLabel(labels.paste).fill(toCurl(vector));
      await lab.getByRole('button', { name: labels.check }).click();
      for (const found of vector.expect.explain ?? []) {
        await expect(lab.locator(`[data-code="${found}"]`), vector.id).toBeVisible();
      }
    }
  });

  test(`${locale}: a right request fits, with the public key alone`, async ({ page }) => {
    const lab = await openLab(page, locale, 'check');
    await pasteInto(
      lab.getByLabel(labels.key),
      readVectorFile('keys/throwaway-sandbox-1.public.pem'),
    );
    await expect(lab.locator('.bench-facts')).toBeVisible();
    const right = readVectors().find(({ expect: { ok }, signer, authorization }) => {
      return ok && signer.appId === 'app_sandbox' && !authorization.includes('key_2');
    });
    await lab.getByLabel(labels.paste).fill(toCurl(right!));
    await lab.getByRole('button', { name: labels.check }).click();
    await expect(lab.locator('[data-verdict="fits"]')).toBeVisible();
    await expect(lab.locator('[data-code]')).toHaveCount(0);
  });

  test(`${locale}: shows where the signed string parts from the right one`, async ({ page }) => {
    const lab = await openLab(page, locale, 'check');
    for (const code of ['json-whitespace', 'query-dropped', 'unicode-escaped']) {
      await lab.getByRole('button', { name: labels.mistake }).click();
      await expect(lab.locator(`[data-code="${code}"]`)).toBeVisible();
      await expect(lab.locator('mark')).toHaveCount(4);
    }
    await expect(lab.locator('mark').first()).toHaveText('橘');
    await expect(lab.locator('mark').nth(1)).toHaveText('e6');
    await expect(lab.locator('mark').nth(3)).toHaveText('5c');
  });

  test(`${locale}: a trace without its body is not refused, and asks for it`, async ({ page }) => {
    const lab = await openLab(page, locale, 'check');
    await lab.getByRole('button', { name: labels.sandboxKey }).click();
    const right = readVectors().find(({ id }) => id === 'post-json')!;
    await lab.getByLabel(labels.paste).fill(toTrace(right));
    await lab.getByRole('button', { name: labels.check }).click();
    await expect(lab.locator('[data-verdict="body-missing"]')).toBeVisible();
    await lab.getByRole('button', { name: /Go to the body|去填请求体/ }).click();
    await page.keyboard.insertText(Buffer.from(right.request.bodyBase64, 'base64').toString());
    await lab.getByRole('button', { name: labels.check }).click();
    await expect(lab.locator('[data-verdict="fits"]')).toBeVisible();
  });

  test(`${locale}: a token is not judged as a signature`, async ({ page }) => {
    const lab = await openLab(page, locale, 'check');
    await lab
      .getByLabel(labels.paste)
      .fill('fetch("https://h.example/v1", {"headers": {"authorization": "Bearer abc"}})');
    await lab.getByRole('button', { name: labels.check }).click();
    await expect(lab.locator('[data-verdict="token"]')).toBeVisible();
    await expect(lab.locator('[data-code]')).toHaveCount(0);
  });

  test(`${locale}: tells what a paste leaves open`, async ({ page }) => {
    const lab = await openLab(page, locale, 'check');
    await lab.getByLabel(labels.paste).fill('curl https://h.example/v1 -d @body.json -H "X: $Y"');
    await expect(lab.getByText('--data-binary')).toBeVisible();
    await expect(lab.getByText('curl -v')).toBeVisible();
    const file = lab.getByLabel(/bytes of a file|文件的字节/);
    await file.setInputFiles({ name: 'body.json', mimeType: '', buffer: Buffer.from('{\r\n}') });
    await expect(lab.locator('.bench-hint', { hasText: 'body.json' })).toBeVisible();
    await lab.getByRole('button', { name: labels.check }).click();
    await expect(lab.locator('[data-code="header-missing"]')).toBeVisible();
    await expect(lab.getByRole('group', { name: /right string|正确的待签名串/ })).toContainText(
      '{}',
    );
  });
}

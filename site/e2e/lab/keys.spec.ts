import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  checkAnything,
  expect,
  labels,
  labOf,
  openLab,
  pasteInto,
  scrollToTools,
  test,
} from './lab-page.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const lines = privateKey.split('\n');
/** Pieces that are nowhere but in this key; the last one is in no public half either. */
const canaries = [lines[8]!, lines[14]!, lines[20]!.slice(0, 24)];
const secret = 'whsec_Y2FuYXJ5LWNhbmFyeS1jYW5hcnktY2FuYXJ5';

/** Everything a page can leave behind, as one text. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const databases = await indexedDB.databases();
    const cached = await Promise.all(
      (await caches.keys()).map(async name => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => url);
      }),
    );
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value, defaultValue }) => [value, defaultValue]),
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      document.cookie,
      location.href,
      history.state,
      window.name,
      performance.getEntries().map(({ name }) => name),
    ]);
  });
}

test('a private key leaves no trace, over every flow', async ({ page, context }) => {
  const seen: string[] = [];
  page.on('console', message => seen.push(message.text()));
  context.on('request', request => {
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  const look = async (when: string) => {
    const text = (await traces(page)) + seen.join('\n');
    for (const canary of canaries) expect(text.includes(canary), when).toBe(false);
  };
  for (const view of ['build', 'check'] as const) {
    const lab = await openLab(page, 'en', view);
    const field = lab.getByLabel(labels.key);
    await pasteInto(field, privateKey);
    await look('pasted, before the answer');
    await lab.getByRole('button', { name: labels.dropIt }).click();
    await look('dropped');
    await field.focus();
    await page.keyboard.insertText(privateKey);
    await look('typed');
    await lab.getByRole('button', { name: labels.useIt }).click();
    await expect(lab.getByText('2048-bit RSA')).toBeVisible();
    if (view === 'build') {
      await expect(lab.getByRole('group', { name: 'Authorization' })).toBeVisible();
    } else {
      await checkAnything(lab);
    }
    await look('in use');
    await pasteInto(field, privateKey.replace('-----END', '-----'));
    await lab.getByRole('button', { name: labels.useIt }).click();
    await expect(lab.locator('[data-code="pem-malformed"]')).toBeVisible();
    await look('refused');
    await lab.getByRole('button', { name: labels.forget }).click();
    await look('forgotten');
    await page.goto('/docs/intro');
    await look('left');
    await page.goBack();
    await look('come back');
  }
});

test('a key is gone after leaving within the site', async ({ page }) => {
  let lab = await openLab(page, 'en', 'check');
  await lab.getByRole('button', { name: labels.sandboxKey }).click();
  await expect(lab.getByText(/key_1, 2048-bit/)).toBeVisible();
  await page.locator('a.menu__link[href$="/signature_build"]').click();
  await page.getByRole('link', { name: labels.open }).click();
  lab = await labOf(page);
  await expect(lab.getByText(/key_1, 2048-bit/)).toBeHidden();
});

test('the worker that keeps the keys may ask for nothing', async ({ page }) => {
  const lab = await openLab(page, 'en', 'check');
  await checkAnything(lab);
  const worker = page.workers().find(one => one.url().includes('/key-worker-lab.'))!;
  const asked = worker.evaluate(() =>
    fetch('/favicon.ico').then(
      ({ status }) => status,
      () => 'refused',
    ),
  );
  expect(await asked).toBe('refused');
});

test('a webhook secret leaves no trace', async ({ page, context }) => {
  const seen: string[] = [];
  page.on('console', message => seen.push(message.text()));
  context.on('request', request => seen.push(request.url(), request.postData() ?? ''));
  await page.goto('/docs/tools');
  await scrollToTools(page);
  const tester = page.getByRole('region', { name: 'Webhook simulator and verifier' });
  await pasteInto(tester.getByLabel(/webhook secret/), secret);
  await expect(tester.getByText('Your secret is held')).toBeVisible();
  await tester.getByRole('button', { name: 'Create and sign' }).click();
  await tester.getByRole('button', { name: 'Verify it below' }).click();
  await expect(tester.locator('[data-verdict="genuine"]')).toBeVisible();
  const text = (await traces(page)) + seen.join('\n');
  expect(text).not.toContain(secret.slice(6));
});

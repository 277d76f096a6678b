import { generateKeyPairSync, verify } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../site-test.ts';
import { chooseTarget, locales, openConsole, send, status } from './console-page.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
/** Any line of the key, found anywhere, is a leak. */
const needles = pem.split('\n').slice(1, -2);

async function paste(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(value => navigator.clipboard.writeText(value), text);
  await page.locator('.con-own-key textarea').focus();
  await page.keyboard.press('Control+V');
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
}

/** Everything of the page that could contain a text. */
async function everythingIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      field => (field as HTMLInputElement).value,
    );
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    return [
      document.documentElement.outerHTML,
      ...values,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(databases),
      JSON.stringify(cached),
      document.cookie,
      window.location.href,
      JSON.stringify(window.history.state),
      document.title,
      document.referrer,
    ].join('\n');
  });
}

/** Every string that the page's scripts still hold. */
async function memoryOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return chunks.join('');
}

for (const locale of locales) {
  test(`${locale}: nothing of a pasted key is left in the page's memory`, async ({
    page,
    context,
  }) => {
    await openConsole(page, 'get-model', locale);
    await page.locator('.con-key button').nth(1).click();
    // From another tab: what a test hands to a page stays in it.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(value => navigator.clipboard.writeText(value), pem);
    await page.bringToFront();
    await page.locator('.con-own-key textarea').focus();
    await page.keyboard.press('Control+V');
    await expect(page.locator('[data-key-state]')).toContainText(/Your key|你的密钥/);
    const leftIn = (memory: string) => needles.filter(needle => memory.includes(needle));
    const held = await memoryOf(page);
    expect(held).toContain('con-own-key');
    expect(leftIn(held)).toEqual([]);
    await page.locator('.con-key button').last().click();
    await expect(page.locator('[data-key-state]')).not.toContainText(/Your key|你的密钥/);
    expect(leftIn(await memoryOf(page))).toEqual([]);
  });

  test(`${locale}: a pasted key leaves no trace, and requests are signed with it`, async ({
    page,
    context,
  }) => {
    const seen: string[] = [];
    context.on('console', message => seen.push(message.text()));
    page.on('pageerror', error => seen.push(String(error)));
    context.on('request', request =>
      seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
    );
    const clean = async (moment: string) => {
      const all = `${await everythingIn(page)}\n${seen.join('\n')}`;
      expect(
        needles.filter(needle => all.includes(needle)),
        moment,
      ).toEqual([]);
    };

    await openConsole(page, 'create-job', locale);
    await page.locator('.con-key button').nth(1).click();
    await paste(page, context, pem);
    await expect(page.locator('[data-key-state]')).toContainText(/Your key|你的密钥/);
    await expect(page.locator('.con-key')).toContainText(/can’t be exported|无法导出/);
    await clean('after pasting');

    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await clean('after sending');
    await page.locator('.con-next a', { hasText: 'get-job' }).click();
    await expect(page.locator('#try-heading')).toContainText('get-job');
    await expect(page.locator('[data-key-state]')).toContainText(/Your key|你的密钥/);
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await clean('on the next page');

    let authorization = '';
    await page.route('https://api.easel.example/**', async route => {
      authorization = route.request().headers().authorization ?? '';
      await route.fulfill({
        status: route.request().method() === 'OPTIONS' ? 204 : 404,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'JOB_NOT_FOUND' }),
      });
    });
    await chooseTarget(page, 'production');
    await expect(page.locator('.con-send > button')).toBeDisabled();
    await page.getByPlaceholder('app_…').fill('app_canary');
    // The key came while the sandbox was the target, so its reader has not been warned yet.
    await expect(page.locator('.con-send > button')).toBeDisabled();
    await page.locator('.con-key').getByRole('alert').getByRole('button').click();
    await send(page);
    await expect(page.locator('[data-problem="JOB_NOT_FOUND"]')).toBeVisible();
    const parts = Object.fromEntries(
      authorization
        .replace('EASEL-SHA256-RSA ', '')
        .split(',')
        .map(part => part.split(/=(.*)/s).slice(0, 2)),
    );
    expect(parts.app_id).toBe('app_canary');
    const wire = page.locator('.con-details', { hasText: 'HTTP/1.1' }).locator('code');
    const path = (await wire.textContent()) ?? '';
    const text = `GET ${path.split(' ')[1]}`.replace(' ', '\n');
    const signed = `${text}\n${parts.timestamp}\n${parts.nonce_str}\n`;
    const signature = Buffer.from(parts.signature ?? '', 'base64');
    expect(verify('RSA-SHA256', Buffer.from(signed), publicKey, signature)).toBe(true);
    await clean('after production');

    const keepers = page.workers().filter(worker => worker.url().includes('/key-worker.'));
    for (const keeper of keepers) {
      const asked = keeper.evaluate(() =>
        fetch('/favicon.ico').then(
          ({ status }) => status,
          () => 'refused',
        ),
      );
      expect(await asked).toBe('refused');
    }
    // The sandbox, the key and a spare for the next key. A worker's end is reported later.
    await expect.poll(() => page.workers().length).toBe(3);
    await page.locator('.con-key button', { hasText: /Forget|清除/ }).click();
    await expect(page.locator('.con-send > button')).toBeDisabled();
    await expect.poll(() => page.workers().length).toBe(2);
    await clean('after forgetting');
  });

  test(`${locale}: closing forgets the key, production warns before it takes one, and a wrong one is explained`, async ({
    page,
    context,
  }) => {
    await openConsole(page, 'get-job', locale);
    await page.locator('.con-key button').first().click();
    await expect(page.locator('[data-key-state]')).toContainText(/[0-9a-f]{12}/);
    await page.locator('.con-header button').click();
    await expect(page.locator('[data-try]')).toBeFocused();
    await page.locator('[data-try]').click();
    await expect(page.locator('[data-key-state]')).not.toContainText(/[0-9a-f]{12}/);
    await chooseTarget(page, 'production');
    await page.locator('.con-key button').first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('.con-own-key')).toHaveCount(0);
    await page.getByRole('alert').locator('button').click();
    await paste(page, context, publicKey.export({ type: 'spki', format: 'pem' }).toString());
    await expect(page.locator('.con-key [role="status"]')).toContainText(/public key|公钥/i);
    await expect(page.locator('.con-own-key textarea')).toHaveValue('');
  });
}

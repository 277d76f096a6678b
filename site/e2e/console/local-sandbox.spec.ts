import { startServer } from '@easel/sandbox/node';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../site-test.ts';
import {
  chooseTarget,
  consoleReady,
  locales,
  openConsole,
  pathOf,
  send,
  sendButton,
  status,
} from './console-page.ts';

/** A port of its own, so that no sandbox of the reader's gets in the way. */
async function startLocal(page: Page, origin: string) {
  const server = await startServer({ port: 0, origins: [origin], speed: 10 });
  await page.route('http://127.0.0.1:8787/**', async route => {
    const url = route.request().url().replace('http://127.0.0.1:8787', server.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return server;
}

const chooseLocal = (page: Page) => chooseTarget(page, 'local');

for (const locale of locales) {
  test(`${locale}: the sandbox on this computer takes requests of the page`, async ({
    page,
    baseURL,
  }) => {
    const server = await startLocal(page, baseURL ?? '');
    try {
      await openConsole(page, 'create-job', locale);
      await chooseLocal(page);
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
      await expect(page.locator('.con-timeline li').last()).toHaveAttribute('data-kind', 'SUCCESS');
    } finally {
      await server.close();
    }
  });

  test(`${locale}: whoever comes from a page without a console is told to load the page again, and keeps the request`, async ({
    page,
    baseURL,
  }) => {
    const server = await startLocal(page, baseURL ?? '');
    try {
      const operation = pathOf('get-model', locale);
      await open(page, operation.replace('apis/get-model', 'intro'));
      await page.locator(`main a[href="${operation}"]`).first().click();
      await page.locator('[data-try]').click();
      await consoleReady(page);
      const field = page.getByLabel(/^modelId/);
      await field.fill('600423083519508503');
      await chooseLocal(page);
      await sendButton(page).click();
      await page.locator('.con-result [role="alert"] + button').click();
      await consoleReady(page);
      await expect(field).toHaveValue('600423083519508503');
      await chooseLocal(page);
      await send(page);
    } finally {
      await server.close();
    }
  });
}

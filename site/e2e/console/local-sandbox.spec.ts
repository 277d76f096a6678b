import { startServer } from '@easel/sandbox/node';
import { expect, test } from '../site-test.ts';
import { locales, openConsole, send, status } from './console-page.ts';

for (const locale of locales) {
  test(`${locale}: the sandbox on this computer takes requests of the page`, async ({
    page,
    baseURL,
  }) => {
    // A port of its own, so that no sandbox of the reader's gets in the way.
    const server = await startServer({ port: 0, origins: [baseURL ?? ''], speed: 10 });
    try {
      await page.route('http://127.0.0.1:8787/**', async route => {
        const url = route.request().url().replace('http://127.0.0.1:8787', server.origin);
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await openConsole(page, 'create-job', locale);
      await page.locator('.con-segments label').nth(1).click();
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
      await expect(page.locator('.con-timeline li').last()).toHaveAttribute(
        'data-kind',
        'SUCCESS',
        {
          timeout: 60_000,
        },
      );
    } finally {
      await server.close();
    }
  });
}

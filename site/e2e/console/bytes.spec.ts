import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../site-test.ts';
import { consoleReady, pathOf } from './console-page.ts';

/** Scripts fetched since the last call, by file name, in brotli bytes. */
function watchScripts(page: Page): () => Promise<Record<string, number>> {
  let pending: Promise<[string, number]>[] = [];
  page.on('response', response => {
    if (!response.url().endsWith('.js')) return;
    const name = response.url().split('/').at(-1) ?? '';
    pending.push(response.body().then(body => [name, brotliCompressSync(body).length]));
  });
  return async () => {
    const scripts = Object.fromEntries(await Promise.all(pending));
    pending = [];
    return scripts;
  };
}

test('nothing of the console is fetched before it is asked for, and then little', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await open(page, pathOf('create-job', 'en'));
  await page.waitForLoadState('networkidle');
  const before = await scripts();
  expect(Object.keys(before).filter(name => name.includes('worker'))).toEqual([]);
  await page.locator('[data-try]').click();
  await consoleReady(page);
  await expect(page.locator('[data-cost]')).toBeVisible();
  const after = await scripts();
  const sizes = Object.values(after);
  const sandbox = Math.max(...sizes);
  const consoleBytes = sizes.reduce((sum, size) => sum + size, 0) - sandbox;
  console.log(`console ${consoleBytes} B br, sandbox worker ${sandbox} B br`, after);
  expect(consoleBytes).toBeLessThanOrEqual(45 * 1024);
  expect(sandbox).toBeLessThanOrEqual(120 * 1024);
});

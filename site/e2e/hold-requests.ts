import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Keeps what is asked for from coming; the returned function lets it come. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>(resolve => {
    letCome = resolve;
  });
  await page.route(address, async route => {
    await held;
    await route.continue();
  });
  return letCome;
}

/** Opens a page whose own script is slow to come; the returned function lets it come. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const letCome = await holdRequests(page, /\/assets\/js\/main\.\w+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.theme-layout-footer')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  return letCome;
}

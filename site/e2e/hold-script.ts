import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expect } from './site-test.ts';

/** Opens a page whose own script is slow to come; the returned function lets it come. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const letCome = await holdRequests(page, /\/assets\/js\/main\.\w+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.theme-layout-footer')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  return letCome;
}

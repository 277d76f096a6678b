import type { Page } from '@playwright/test';

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

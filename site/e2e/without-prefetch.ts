import type { Page } from '@playwright/test';

/** What is fetched ahead would race with what a test holds back or weighs. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

import type { Page } from '@playwright/test';

/** Scrolls at once, and waits until the page has heard of it: two scrolls in one frame are one to a page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    y =>
      new Promise<void>(resolve => {
        if (Math.abs(window.scrollY - y) < 1) return resolve();
        const heard = () => requestAnimationFrame(() => resolve());
        window.addEventListener('scroll', heard, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export type Locale = 'en' | 'zh';

export interface SiteOptions {
  siteLocale: Locale;
  /** Links in view fetch their pages ahead: a third more work a page, so only where that is the subject. */
  fetchesAhead: boolean;
}

interface SiteFixtures {
  /** The path of a route in the locale under test. */
  at: (route: string) => string;
  /** The same text in the locale under test. */
  text: (texts: Record<Locale, string>) => string;
}

export const test = base.extend<SiteFixtures & SiteOptions>({
  siteLocale: ['en', { option: true }],
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await withoutPrefetch(context);
    await use(context);
  },
  at: async ({ siteLocale }, use) => {
    await use(route => (siteLocale === 'zh' ? `/zh${route}` : route));
  },
  text: async ({ siteLocale }, use) => {
    await use(texts => texts[siteLocale]);
  },
});

/**
 * For a statement that neither texts nor addresses of a language can change: it is tested in English. The table of
 * statements says so.
 */
export const once = { tag: '@once' };

/** What is fetched ahead would race with what a test holds back or weighs. */
export async function withoutPrefetch(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
      configurable: true,
    });
  });
}

/** Opens a page and waits until Docusaurus has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export { expect };

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

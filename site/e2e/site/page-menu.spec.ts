import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { findNothing } from '../axe/violations.ts';
import { expect, open, test } from '../site-test.ts';

const build = fileURLToPath(new URL('../../build/', import.meta.url));

/** A page of each type. */
const pages = {
  guide: '/docs/guides/testing',
  operation: '/docs/api/apis/create-job',
  post: '/blog/first-blog-post',
  'plain page': '/markdown-page',
  'home page': '/',
};
const hosts = ['chatgpt.com', 'claude.ai', 'www.perplexity.ai'];
const languages = { en: '', zh: '/zh' };

const link = (page: Page) => page.locator('.navbar__item.twin > a');
const menu = (page: Page) => page.locator('.page-menu');
const twinOf = (address: string) =>
  address.endsWith('/') ? `${address}index.md` : `${address}.md`;

for (const [language, prefix] of Object.entries(languages)) {
  for (const [type, route] of Object.entries(pages)) {
    const address = prefix + route;
    const twin = twinOf(address);

    test(`${language}: the menu of a ${type} by keyboard`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const elsewhere: string[] = [];
      await open(page, address);
      const { origin } = new URL(page.url());
      page.on('request', request => {
        if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
      });
      const top = () =>
        page
          .locator('main h1')
          .first()
          .evaluate(h1 => h1.getBoundingClientRect().top);
      const before = await top();

      await link(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page).getByRole('button')).toBeFocused();
      expect(await top()).toBe(before);
      if (type === 'guide') await findNothing(page, 'menu of the page', '.page-menu');

      await page.keyboard.press('Enter');
      await expect(menu(page).getByRole('status')).not.toBeEmpty();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(readFileSync(path.join(build, twin), 'utf8'));

      const links = await menu(page)
        .getByRole('link')
        .evaluateAll(all =>
          all.map(a => [(a as HTMLAnchorElement).href, (a as HTMLAnchorElement).rel]),
        );
      const [view, ...others] = links.map(([href = '']) => new URL(href));
      const tools = others.pop();
      expect(view?.pathname).toBe(twin);
      expect(tools?.pathname).toBe(`${prefix}/docs/guides/assistants`);
      expect(others.map(({ hostname }) => hostname)).toEqual(hosts);
      const canonical = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
      for (const { searchParams } of others)
        expect(searchParams.get('q')).toContain(new URL(twin, canonical).href);
      expect(links.slice(1, -1).map(([, rel]) => rel)).toEqual(hosts.map(() => 'noopener'));

      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(link(page)).toBeFocused();
      await expect(link(page)).not.toHaveAttribute('aria-expanded');
      expect(elsewhere).toEqual([]);
    });

    test(`${language}: the link of a ${type} is there without scripts`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(address);
      await link(page).click();
      await expect(page).toHaveURL(twin);
      await context.close();
    });
  }

  test(`${language}: the menu is of the page that the reader has gone to`, async ({ page }) => {
    await open(page, `${prefix}/docs/guides/testing`);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(`${prefix}/docs/guides/assistants`);
    await expect(link(page)).toHaveAttribute('href', `${prefix}/docs/guides/assistants.md`);
    await page
      .locator('.navbar__link', { hasText: /Blog|博客/ })
      .first()
      .click();
    await expect(link(page)).toHaveAttribute('href', `${prefix}/blog.md`);
  });
}

for (const width of [390, 996, 997, 1920]) {
  test(`the link lies over nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/docs/api/apis/create-job', '/zh/docs/api/apis/create-job']) {
      await open(page, address);
      await expect(link(page)).toBeVisible();
      const own = (await link(page).boundingBox())!;
      const others = await page
        .locator('.navbar :is(a, button, input)')
        .filter({ visible: true })
        .evaluateAll(all =>
          all
            .filter(part => !part.closest('.twin'))
            .map(part => part.getBoundingClientRect().toJSON() as DOMRect),
        );
      expect(others.length).toBeGreaterThan(2);
      for (const { left, right } of others)
        expect(
          right <= own.x || left >= own.x + own.width,
          JSON.stringify({ own, left, right }),
        ).toBe(true);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
      await link(page).click();
      const opened = (await menu(page).boundingBox())!;
      expect(opened.x).toBeGreaterThanOrEqual(0);
      expect(opened.x + opened.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  });
}

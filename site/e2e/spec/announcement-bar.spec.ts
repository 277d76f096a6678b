import type { Page } from '@playwright/test';
import { expect, hydrated, once, open, test } from '../site-test.ts';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button');

test('Announcement bar: The announcement bar shows its HTML in the configured colours', async ({
  page,
  at,
}) => {
  await open(page, at('/'));
  await expect(bar(page).locator('a')).toHaveAttribute('href', at('/blog/mdx-blog-post'));
  const { color, backgroundColor } = await bar(page).evaluate(element => {
    const style = getComputedStyle(element);
    return { color: style.color, backgroundColor: style.backgroundColor };
  });
  expect([backgroundColor, color]).toEqual(['rgb(29, 43, 58)', 'rgb(255, 255, 255)']);
});

test('Announcement bar: The announcement bar can be closed', once, async ({ page, at }) => {
  await open(page, at('/'));
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
});

test(
  'Announcement bar: A dismissed announcement stays away after a reload and on other pages',
  once,
  async ({ page, at }) => {
    await open(page, at('/'));
    await close(page).click();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).not.toBeVisible();
    await open(page, at('/docs/intro'));
    await expect(bar(page)).not.toBeVisible();
  },
);

test('Announcement bar: Dismissal is kept under docusaurus.announcement.id and .dismiss', async ({
  page,
  at,
}) => {
  await open(page, at('/'));
  await close(page).click();
  const read = () =>
    page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.id'),
      localStorage.getItem('docusaurus.announcement.dismiss'),
    ]);
  expect(await read()).toEqual(['docs-next-2026-11', 'true']);
});

test('Announcement bar: A new announcement id shows the bar again', once, async ({ page, at }) => {
  await open(page, at('/'));
  await close(page).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar(page)).toBeVisible();
  // The bar is in the page before Docusaurus has stored that it is open again.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')))
    .toBe('false');
});

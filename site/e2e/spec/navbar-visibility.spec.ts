import { expect, once, open, scrollTo, test } from '../site-test.ts';

const hidden = /navbarHidden/;
const longPage = '/docs/api/base/basic_rule';

test('Navigation bar: The navigation bar hides on scrolling down', once, async ({ page, at }) => {
  await open(page, at(longPage));
  await scrollTo(page, 300);
  await scrollTo(page, 600);
  await expect(page.locator('.navbar')).toHaveClass(hidden);
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test('Navigation bar: The navigation bar shows on scrolling up', once, async ({ page, at }) => {
  await open(page, at(longPage));
  await scrollTo(page, 300);
  await scrollTo(page, 700);
  await expect(page.locator('.navbar')).toHaveClass(hidden);
  await scrollTo(page, 500);
  await expect(page.locator('.navbar')).not.toHaveClass(hidden);
  await expect(page.locator('.navbar')).toBeInViewport();
});

test(
  'Navigation bar: The navigation bar is always shown near the top of the page',
  once,
  async ({ page, at }) => {
    await open(page, at(longPage));
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expect(page.locator('.navbar')).toHaveClass(hidden);
    await scrollTo(page, 10);
    await scrollTo(page, 30);
    await expect(page.locator('.navbar')).not.toHaveClass(hidden);
  },
);

test('Navigation bar: The navigation bar hides after navigating to an existing anchor', async ({
  page,
  at,
}) => {
  await open(page, at(longPage));
  await page.locator('.table-of-contents__link').last().click();
  await expect(page.locator('.navbar')).toHaveClass(hidden);
});

test(
  'Navigation bar: The navigation bar shows after navigating to an anchor that does not exist',
  once,
  async ({ page, at }) => {
    await open(page, at(longPage));
    await page.locator('.table-of-contents__link').last().click();
    await expect(page.locator('.navbar')).toHaveClass(hidden);
    await page.evaluate(() => {
      window.location.hash = 'no-such-anchor';
    });
    await expect(page.locator('.navbar')).not.toHaveClass(hidden);
  },
);

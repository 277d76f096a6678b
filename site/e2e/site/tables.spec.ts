import { expect, open, test } from '../site-test.ts';

/** Its tables name fields of three programs, so they are the widest. */
const pages = ['/docs/guides/migration', '/zh/docs/guides/migration'];

for (const path of pages) {
  for (const width of [390, 1000]) {
    test(`${path} at ${width} px: a wide table scrolls in its frame, not the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }

  test(`${path}: a table that scrolls can be reached and scrolled by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, path);
    const frame = page.locator('.table-scroll[tabindex="0"]').first();
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
  });
}

for (const path of ['/docs/guides/webhooks', '/zh/docs/guides/job-lifecycle']) {
  test(`${path}: no table is wider than a phone by its gaps alone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const tooWide = await page
      .locator('.table-scroll')
      .evaluateAll(frames => frames.map(frame => frame.scrollWidth - frame.clientWidth));
    expect(tooWide.filter(by => by > 0 && by <= 24)).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { expect, once, open, test } from '../site-test.ts';

/** Records what Docusaurus writes into the list's style while a category opens. */
async function openCategory(page: Page): Promise<{ transition: string; height: number }> {
  const category = page
    .locator(
      '.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category.menu__list-item--collapsed',
    )
    .first();
  await category.evaluate(element => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(records => {
      for (const { target } of records) {
        const { style } = target as HTMLElement;
        if (style.transition) seen.push(`${style.transition}|${style.height}`);
      }
    }).observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
  });
  await category.locator('.menu__caret, .menu__link--sublist').last().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length))
    .toBeGreaterThan(0);
  const first = await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0] ?? '');
  const [transition = '', height = '0'] = first.split('|');
  return { transition, height: Number.parseFloat(height) };
}

function duration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

test('Sidebars: A collapsible section animates its height', once, async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  const { transition, height } = await openCategory(page);
  expect(transition).toMatch(/^height /);
  expect(height).toBeGreaterThan(0);
});

test(
  'Sidebars: The duration of the animation is computed from the height',
  once,
  async ({ page, at }) => {
    await open(page, at('/docs/intro'));
    const { transition, height } = await openCategory(page);
    const milliseconds = Number.parseFloat(transition.split(' ')[1] ?? '');
    expect(milliseconds).toBeGreaterThan(100);
    expect(milliseconds).toBe(duration(height));
  },
);

test('Sidebars: The easing of the animation is ease-in-out', once, async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  const { transition } = await openCategory(page);
  expect(transition).toContain('ease-in-out');
});

test('Sidebars: Under reduced motion the animation takes 1 ms', once, async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, at('/docs/intro'));
  const { transition } = await openCategory(page);
  expect(transition).toMatch(/^height 1ms/);
});

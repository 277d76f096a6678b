import type { Page } from '@playwright/test';
import { expect, open, test } from '../site-test.ts';
import { axeViolations, dropClosedParts } from './violations.ts';

/** What the suite leaves out for time must not hide a fault: one is planted, and found. */
const faults: Record<string, { plant: (page: Page) => Promise<void>; found: RegExp }> = {
  'a faint word among hundreds in a program': {
    plant: page => faint(page, '.sample-code pre span:not(:has(span))', 20),
    found: /^color-contrast/,
  },
  'a faint link among those of the sidebar': {
    plant: page => faint(page, '.theme-doc-sidebar-menu a.menu__link', 6),
    found: /^color-contrast/,
  },
  'a paragraph on a ground of its own': {
    plant: page =>
      page.evaluate(() => {
        const parts = document.querySelectorAll<HTMLElement>('.markdown > p');
        const part = parts[parts.length - 1];
        if (part) part.style.backgroundColor = 'rgb(90 90 90)';
      }),
    found: /^color-contrast/,
  },
};

function faint(page: Page, selector: string, index: number): Promise<void> {
  return page.evaluate(
    ([css, at]) => {
      const parts = [...document.querySelectorAll<HTMLElement>(css)];
      const part = parts.filter(element => element.checkVisibility())[at];
      if (!part) throw new Error(`No ${css} at ${at}.`);
      part.style.color = 'rgb(150 150 150 / 40%)';
    },
    [selector, index] as const,
  );
}

for (const [fault, { plant, found }] of Object.entries(faults)) {
  test(`axe sees ${fault}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/docs/basic/txt2img');
    await dropClosedParts(page);
    expect(await axeViolations(page, { rules: 'changing' })).toEqual([]);
    await plant(page);
    const violations = await axeViolations(page, { rules: 'changing' });
    expect(violations).toEqual([expect.stringMatching(found)]);
  });
}

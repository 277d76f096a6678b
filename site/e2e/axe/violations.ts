import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Mode = 'light' | 'dark';

/** Rules whose answer may change with the colours or the width of the same markup. */
const changing = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  // What is hidden at one width and shown at another:
  'aria-hidden-focus',
  'button-name',
  'empty-heading',
  'heading-order',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'nested-interactive',
  'region',
];

/** Rules that look into closed parts too. */
const concealed = [
  'accesskeys',
  'area-alt',
  'aria-allowed-role',
  'aria-hidden-focus',
  'blink',
  'duplicate-id-aria',
  'marquee',
  'no-autoplay-audio',
];
const ruleSets = { changing, concealed };

interface Look {
  /** Only this part of the page, and not what is said of pages as a whole. */
  within?: string;
  rules?: 'all' | keyof typeof ruleSets;
}

/** What axe finds against WCAG 2.2 AA and its own best practices, one readable line per element. */
export async function axeViolations(
  page: Page,
  { within, rules = 'all' }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(lookOnceAtEachColourOfCode);
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule in use reads style sheets, and no page has frames.
    preload: false,
    iframes: false,
    ...(rules !== 'all' && { runOnly: ruleSets[rules] }),
  };
  return page.evaluate(
    async ([place, given]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(place ?? document, given);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
    },
    [within, options] as const,
  );
}

/**
 * A program is hundreds of coloured words in a handful of colours. Of words that have the same colour, size and weight on
 * the same backgrounds, contrast is asked of the first.
 */
function lookOnceAtEachColourOfCode(): void {
  interface Rule {
    id: string;
    matches: (node: Element, ...rest: unknown[]) => boolean;
  }
  const { axe } = window as unknown as {
    axe: { _audit: { rules: Rule[] }; run: (...given: unknown[]) => unknown };
  };
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule color-contrast');
  const { matches } = rule;
  let seen = new Set<string>();
  const { run } = axe;
  axe.run = (...given) => {
    seen = new Set();
    return run(...given);
  };
  rule.matches = (node, ...rest) => {
    const code = node.closest('pre');
    if (!code) return matches.call(rule, node, ...rest);
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const key = [color, fontSize, fontWeight];
    for (let part: Element | null = node; part && part !== code.parentElement; ) {
      const { backgroundColor, backgroundImage, opacity, textShadow } = getComputedStyle(part);
      key.push(backgroundColor, backgroundImage, opacity, textShadow);
      part = part.parentElement;
    }
    const name = key.join(' ');
    if (seen.has(name) || !matches.call(rule, node, ...rest)) return false;
    seen.add(name);
    return true;
  };
}

/** What closed parts hold is there for the rules in `concealed` only, but the others take half of their time to find out. */
export async function dropClosedParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details:not([open]) > :not(summary)'))
      part.remove();
  });
}

/** Chooses a mode as a reader in another tab would: the attribute is all that changes. */
export async function chooseMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(value => {
    localStorage.setItem('theme', value);
    dispatchEvent(
      new StorageEvent('storage', { key: 'theme', newValue: value, storageArea: localStorage }),
    );
  }, mode);
  await page.locator(`html[data-theme="${mode}"]`).waitFor({ state: 'attached' });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '../site-test.ts';

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

interface Look {
  /** Only this part of the page, and not what is said of pages as a whole. */
  within?: string;
  rules?: 'all' | 'changing';
}

/** What axe finds against WCAG 2.2 AA and its own best practices, one readable line per element. */
export async function axeViolations(
  page: Page,
  { within, rules = 'all' }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(lookOnceAtEachColour);
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule in use reads style sheets, and no page has frames.
    preload: false,
    iframes: false,
    ...(rules === 'changing' && { runOnly: changing }),
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
 * A page is hundreds of words in a handful of colours. Of words that have the same colour, size and weight on the same
 * backgrounds, contrast is asked of the first. `sees.spec.ts` asserts that a single faint word is still found.
 */
function lookOnceAtEachColour(): void {
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
  let grounds = new WeakMap<Element, string>();
  const { run } = axe;
  axe.run = (...given) => {
    seen = new Set();
    grounds = new WeakMap();
    return run(...given);
  };
  /** All that is under an element, and whether it is there as written. */
  const groundOf = (part: Element | null): string => {
    if (!part) return '';
    const known = grounds.get(part);
    if (known !== undefined) return known;
    const style = getComputedStyle(part);
    const { backgroundColor, backgroundImage, opacity, textShadow, position, filter } = style;
    const own = [backgroundColor, backgroundImage, opacity, textShadow, position, filter];
    const plain = 'rgba(0, 0, 0, 0) none 1 none static none';
    const around = groundOf(part.parentElement);
    const ground = own.join(' ') === plain ? around : `${around} ${own.join(' ')}`;
    grounds.set(part, ground);
    return ground;
  };
  rule.matches = (node, ...rest) => {
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const key = `${color} ${fontSize} ${fontWeight} ${groundOf(node)}`;
    if (seen.has(key) || !matches.call(rule, node, ...rest)) return false;
    seen.add(key);
    return true;
  };
}

/**
 * Closed parts are hidden, and axe takes half of its time to find that out. Its rules say something of hidden elements
 * only if these are among them, so there must be none.
 */
export async function dropClosedParts(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const odd = document.querySelectorAll('area, audio, video, blink, marquee, [accesskey]');
    for (const part of document.querySelectorAll('details:not([open]) > :not(summary)'))
      part.remove();
    return odd.length;
  });
  if (found > 0) throw new Error(`${found} elements that axe must look at in closed parts too`);
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
  await settled(page);
}

/** Half-way through a transition a colour is that of neither mode, and an element neither here nor there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation instanceof CSSTransition)
        .map(animation => animation.finished.catch(() => undefined)),
    ),
  );
}

/** Axe finds nothing on a light page, or in a part of it, as it is now, and nothing that changes when it turns dark. */
export async function findNothing(page: Page, state: string, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within };
  expect(await axeViolations(page, part), `${state}, light`).toEqual([]);
  await chooseMode(page, 'dark');
  expect(await axeViolations(page, { ...part, rules: 'changing' }), `${state}, dark`).toEqual([]);
  await chooseMode(page, 'light');
}

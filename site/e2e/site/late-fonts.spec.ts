import type { Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { expect, hydrated, test } from '../site-test.ts';

/** One of each type. */
const pages = [
  '/',
  '/docs/intro',
  '/docs/basic/txt2img',
  '/docs/gallery',
  '/docs/tools',
  '/docs/intro-to-billing',
  '/docs/api/intro',
  '/docs/api/apis/create-job',
  '/docs/api/apis/get-job',
  '/docs/changelog',
  '/blog',
  '/blog/long-blog-post',
  '/blog/archive',
  '/search',
  '/there-is-no-such-page',
];
const widths = [390, 768, 1440];

for (const route of pages)
  for (const path of [route, `/zh${route}`])
    test(`${path}: nothing moves, and nothing moves when fonts come late`, async ({ page }) => {
      await page.addInitScript(observeShifts);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const letCome = await holdRequests(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await hydrated(page);
        // The browser has decided by now; a test that is slower than that finds the same.
        await page.waitForTimeout(500);
        const before = await page.evaluate(places);
        letCome();
        const state = await page.evaluate(async () => {
          await Promise.all(
            [...document.fonts].map(face => face.status === 'loading' && face.loaded),
          );
          await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
          return [...document.fonts].map(face => face.status);
        });
        expect(state).toContain('loaded');
        expect(await page.evaluate(places), `${width} px`).toEqual(before);
        expect(await page.evaluate(() => window.shifts), `${width} px`).toEqual([]);
        await page.unrouteAll();
      }
    });

test('a face that came too late is there on the next page', async ({ page }) => {
  const letCome = await holdRequests(page, '**/*.woff2');
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(await facesOf(page, 'h1')).toEqual([false]);
  letCome();
  await page.waitForFunction(() => [...document.fonts].some(isHere => isHere.status === 'loaded'));
  expect(await facesOf(page, 'h1')).toEqual([false]);
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(() => facesOf(page, 'h1')).toEqual([true]);
});

/** Of each face in which an element is set, whether it is ours. */
async function facesOf(page: Page, selector: string): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

declare global {
  interface Window {
    shifts: string[];
  }
}

/** What moved without being asked to, and by how much. */
function observeShifts(): void {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent,
      );
      window.shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Where everything is that is seen. */
function places(): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [index, element] of [...document.querySelectorAll('body *')].entries()) {
    if (!element.checkVisibility()) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    found[`${index} ${element.tagName}`] = [left, top, width, height];
  }
  return found;
}

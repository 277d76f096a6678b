import type { Page } from '@playwright/test';
import { expect, hydrated, type Locale, once, test } from '../site-test.ts';
import { breakRequests } from './break-requests.ts';
import type { Part } from './parts.ts';
import { type Load, loads, titleOf } from './scenarios.ts';
import { isReadable, watchErrors } from './unharmed.ts';

/** After so much time of the page nobody waits any more: the reader is told, or a page is loaded whole. */
const longestWait = 31_000;
/** After so much a page goes on without what it can do without; what it needs may still be on its way. */
const shortWait = 4_000;

for (const load of loads) {
  const { part, way, end } = load;
  test(titleOf(load), load.everywhere ? {} : once, async ({ page, context, at, siteLocale }) => {
    const errors = watchErrors(page, part.whole);
    let visits = 0;
    let watchers = 0;
    page.on('request', request => {
      if (!request.isNavigationRequest()) return;
      visits += 1;
      watchers = 0;
    });
    page.on('requestfinished', request => {
      if (request.url().endsWith('/recover.js')) watchers += 1;
    });
    if (way === 'hanging') await page.clock.install();
    const file = part.file(siteLocale);
    const start = () => breakRequests(context, file, way);
    const early = part.first || part.early ? await start() : undefined;
    // A page whose own files hang is not loaded for a long time.
    await page.goto(at(part.route), { waitUntil: 'commit' });
    if (!(part.first && part.whole)) await hydrated(page);
    const broken = early ?? (await start());
    const needed = part.need?.(page);
    await broken.asked;
    if (way === 'slow') await broken.lift();
    await needed;
    if (way === 'hanging') {
      if (part.first && part.whole) await isWatched(page, () => watchers);
      await page.clock.runFor(end === 'told' ? longestWait : shortWait);
    }
    if (end === 'told') {
      if (way === 'hanging' && part.whole && !part.first) await isWatched(page, () => watchers);
      if (way === 'hanging') await waitAgain(page, part);
      await isTold(page, part, siteLocale);
      await isReadable(page);
      // Once by itself, so that it cannot go round and round.
      if (part.whole) expect(visits).toBe(way === 'hanging' && part.first ? 1 : 2);
      // What hung may arrive as soon as it can and take the button away: it is pressed before that.
      if (way === 'hanging') await part.again?.(page);
      await broken.lift();
      if (way !== 'hanging') await part.again?.(page);
    }
    if (way === 'flaky') await useInTheEnd(page, load);
    else await part.use(page);
    await isReadable(page);
    if (way === 'flaky' && part.whole) expect(visits).toBe(2);
    if (end === 'told' && !part.whole) await hasPlace(page);
    expect(errors()).toEqual([]);
  });
}

const isTold = (page: Page, { message, says }: Part, locale: Locale) =>
  expect(message!(page)).toContainText(says![locale]);

/** One wait may follow another: for the same script on a page that was loaded whole, for a worker after a key is made. */
async function waitAgain(page: Page, { message }: Part): Promise<void> {
  const isThere = await message!(page)
    .waitFor({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
  if (!isThere) await page.clock.runFor(longestWait);
}

/** The script that counts the seconds has run: deferred scripts do once the page has been read and they have come. */
async function isWatched(page: Page, watchers: () => number): Promise<void> {
  await expect.poll(watchers).toBeGreaterThan(0);
  const read = () =>
    document.readyState !== 'loading' && document.documentElement.dataset.hasHydrated !== 'true';
  await expect.poll(() => page.evaluate(read).catch(() => false)).toBe(true);
}

/** Whoever is told now and then presses again, and comes to the end all the same. */
async function useInTheEnd(page: Page, { part: { use, message, again } }: Load): Promise<void> {
  const used = use(page).then(
    () => 'used' as const,
    (error: Error) => error,
  );
  const told = message!(page)
    .getByRole('button')
    .or(message!(page))
    .first()
    .waitFor()
    .then(
      () => 'told' as const,
      () => used,
    );
  // The page may come to its end by itself meanwhile, and the button be gone.
  if ((await Promise.race([used, told])) === 'told') {
    await Promise.race([again!(page).catch(() => used), used]);
  }
  const result = await used;
  if (result !== 'used') throw result;
}

/** Whoever pressed a button that is gone must not have to start from the top of the page. */
async function hasPlace(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

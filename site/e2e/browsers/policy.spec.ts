import { everyPage } from '../built-site.ts';
import { expect, test } from './browser-test.ts';
import { pageTypes } from './page-types.ts';

// The policy once refused what pages fetch ahead.
test.use({ fetchesAhead: true });

/** Firefox opens every page. Chromium does so in `axe/`; WebKit, which takes seconds for a page, opens one of each type. */
test('policy: pages open without a refusal, an error or a complaint', async ({
  reader,
  at,
  engineName,
  siteLocale,
}) => {
  const pages = engineName === 'firefox' ? everyPage(siteLocale) : Object.values(pageTypes).map(at);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    await reader.open(page);
    // What is fetched ahead is asked for after the next picture of the page.
    await reader.window.evaluate(
      () =>
        new Promise<true>(done =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(true))),
        ),
    );
    expect(await reader.problems(), page).toEqual([]);
  }
});

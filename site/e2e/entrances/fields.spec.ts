import type { Page } from '@playwright/test';
import { locales, openConsole, showAllFields, showJson } from '../console/console-page.ts';
import { at, openLab, scrollToTools } from '../lab/lab-page.ts';
import { openSearch } from '../search-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { type FedEntrance, feedFields } from './feed.ts';
import { everyText, long, payloads, shareOf } from './payloads.ts';

interface Entrance {
  name: string;
  openIt: (page: Page, locale: Locale) => Promise<unknown>;
  root: string;
  press?: string;
}

/** Wherever a reader can write something. */
const entrances: Entrance[] = [
  {
    name: 'the tools',
    openIt: async (page, locale) => {
      await open(page, at(locale, '/docs/tools'));
      await scrollToTools(page);
    },
    root: '[data-island]',
  },
  {
    name: 'the lab, building',
    openIt: (page, locale) => openLab(page, locale, 'build'),
    root: '#signature-lab',
  },
  {
    name: 'the lab, checking',
    openIt: (page, locale) => openLab(page, locale, 'check'),
    root: '#signature-lab',
    press: '#signature-lab .bench-primary',
  },
  {
    name: 'the form of the console',
    openIt: async (page, locale) => {
      await openConsole(page, 'create-job', locale);
      await showAllFields(page);
    },
    root: '[data-console]',
  },
  {
    name: 'the JSON of the console',
    openIt: async (page, locale) => {
      await openConsole(page, 'create-job', locale);
      await showJson(page);
    },
    root: '.con-body',
  },
  {
    name: 'the parameters of the console',
    openIt: (page, locale) => openConsole(page, 'get-model', locale),
    root: '[data-console]',
  },
  {
    name: 'the bytes of the blog',
    openIt: async (page, locale) => {
      await open(page, at(locale, '/blog/mdx-blog-post'));
      await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
      await expect(
        page.locator('[data-island] input, [data-island] textarea').first(),
      ).toBeVisible();
    },
    root: '[data-island]',
  },
  {
    name: 'the prompt of the home page',
    openIt: (page, locale) => open(page, at(locale, '/')),
    root: 'main',
  },
  {
    name: 'the prompt of a tutorial',
    openIt: (page, locale) => open(page, at(locale, '/docs/intro')),
    root: 'main',
  },
  {
    name: 'search',
    openIt: (page, locale) => openSearch(page, at(locale, '/docs/intro')),
    root: 'dialog.search-dialog',
  },
];

for (const locale of locales) {
  for (const { name, openIt, ...where } of entrances) {
    test(`${locale}: texts that nobody means, into ${name}`, async ({ page }, testInfo) => {
      const problems = await watchProblems(page);
      await openIt(page, locale);
      const fed = await feedFields(page, where, {
        payloads,
        long: everyText || locale === 'en' ? long : [],
        every: shareOf(locale, 6),
        timed: everyText,
      });
      const body = JSON.stringify({ locale, name, fed } satisfies FedEntrance);
      if (everyText) await testInfo.attach('fed', { body, contentType: 'application/json' });
      expect(fed.length).toBeGreaterThan(0);
      expect(fed.flatMap(({ faults }) => faults)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}

test('harm is seen', async ({ page }) => {
  // A page without fields of its own.
  await open(page, '/docs/intro-stage');
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.ariaLabel = 'planted';
    field.addEventListener('input', () => {
      if (field.value === '__proto__') Object.assign(window, { hit: 1 });
    });
    document.querySelector('main')?.append(field);
  });
  const texts = { payloads, long, every: 1, timed: false };
  const [planted] = await feedFields(page, { root: 'main' }, texts);
  expect(planted).toMatchObject({ field: 'planted', faults: ['executed: __proto__'] });
});

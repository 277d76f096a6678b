import type { Page } from '@playwright/test';
import { consoleReady, locales, pathOf } from '../console/console-page.ts';
import { at } from '../lab/lab-page.ts';
import { expect, hydrated, open, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { inTurns, payloads } from './payloads.ts';

const crashed = /This page crashed|页面已崩溃|has stopped working|停止工作了/;

async function isUnharmed(page: Page, what: string): Promise<void> {
  const harm = await page.evaluate(() => ['hit' in window, 'hit' in {}]);
  expect(harm, what).toEqual([false, false]);
  await expect(page.locator('main'), what).not.toContainText(crashed);
}

const sharedShapes = [
  ...['null', '5', '[]', '"x"', '{}', '{"p":null}', '{"p":[1]}', '{"p":"x","b":1,"s":{}}', '{"b":{}}'],
  ...['{"p":{"__proto__":{"hit":1}}}', '{"__proto__":{"hit":1},"b":"{}"}', '{"p":{"modelId":{}}}'],
  ...['""', '[]', 'null', '{"stages":null}', '{"stages":"x"}', '{"stages":[null]}', '{"stages":[[]]}', '{']
    .map(b => JSON.stringify({ p: {}, b, s: '' })),
  JSON.stringify({ p: {}, b: `{"stages":[${'{"type":"X"},'.repeat(3_000)}{}]}`, s: '' }),
  JSON.stringify({ p: {}, b: '{"a":'.repeat(30_000), s: '' }),
]; // biome-ignore format: a table

/** Every value that the site keeps in the browser, whoever may have written it. */
const keys = [
  ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
  ...['easel.language', 'search.recent', 'search.opened'],
];

const stored = [
  ...['', 'null', '5', '"x"', '{}', '[]', '[null]', '[{}]', '[[]]', '{', '\ud800', '__proto__'],
  '[{"href":"http://[","terms":["a"],"at":9999999999999}]',
  '[{"href":"/","terms":[null],"at":9999999999999}]',
  '[{"href":"/","terms":"x","at":9999999999999}]',
  '["<img src=x onerror=window.hit=1>"]',
  `["${'x'.repeat(200_000)}"]`,
  '<img src=x onerror=window.hit=1>',
];

for (const locale of locales) {
  test(`${locale}: hashes that nobody means`, async ({ page }) => {
    const problems = await watchProblems(page);
    await open(page, pathOf('create-job', locale));
    await page.evaluate(
      async hashes => {
        for (const hash of hashes) {
          window.location.hash = hash;
          await new Promise(resolve => setTimeout(resolve));
        }
      },
      inTurns(locale, payloads, 4),
    );
    await isUnharmed(page, 'hashes');
    await page.locator('[data-try]').click();
    await consoleReady(page);
    expect(problems).toEqual([]);
  });

  test(`${locale}: links to a request of any shape open the console`, async ({ page }) => {
    const problems = await watchProblems(page);
    for (const shape of inTurns(locale, [...sharedShapes, '\u0000', 'é'], 2)) {
      await page.goto('about:blank');
      const hash = Buffer.from(shape).toString('base64url');
      await open(page, `${pathOf('create-job', locale)}#try=${hash}`);
      await consoleReady(page);
      await isUnharmed(page, shape.slice(0, 80));
    }
    expect(problems).toEqual([]);
  });

  test(`${locale}: what the address asks for after the question mark does not take the reader's choice`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    await open(page, at(locale, '/docs/basic/txt2img?lang=go'));
    for (const asked of [
      'klingon',
      '__proto__',
      '<img src=x onerror=window.hit=1>',
      '"]',
      '\u0000',
    ]) {
      const query = new URLSearchParams({ lang: asked, q: asked, version: asked });
      await open(page, at(locale, `/docs/basic/txt2img?${query}`));
      await isUnharmed(page, asked);
      const shown = page.locator('.sample [role="tabpanel"]:not([hidden])').first();
      await expect(shown).toHaveAttribute('data-language', 'go');
    }
    expect(problems).toEqual([]);
  });

  test(`${locale}: values in storage of any shape`, async ({ page }) => {
    const problems = await watchProblems(page);
    await open(page, at(locale, '/docs/basic/txt2img'));
    for (const value of inTurns(locale, stored, 1)) {
      await page.evaluate(
        ({ keys, value }) => {
          for (const key of keys) localStorage.setItem(key, value);
        },
        { keys, value },
      );
      await page.reload();
      await hydrated(page);
      await page.locator('.navbar .search-box').click();
      await expect(page.locator('dialog.search-dialog').getByRole('combobox')).toBeFocused();
      await isUnharmed(page, value.slice(0, 80));
      await page.keyboard.press('Escape');
    }
    expect(problems).toEqual([]);
  });
}

import { listOperations, loadContract } from '@easel/contract';
import { expect, test } from '../site-test.ts';
import { locales, openConsole, preset, sendButton } from './console-page.ts';

const operations = listOperations(await loadContract('en'));

/** English sends every preset of every operation; Chinese each preset once, since only its words are others. */
const once = new Map<string, string[]>();
const seen = new Set<string>();
for (const { id, operation } of operations) {
  const fresh = (operation['x-errors'] ?? []).filter(code => !seen.has(code));
  for (const code of fresh) seen.add(code);
  once.set(id, fresh);
}

/** Failures of jobs are no errors of an operation; the first one shows them. */
const isFirst = (operation: string, code: string) =>
  once.get(operation)?.includes(code) || (operation === 'create-job' && !seen.has(code));

const codeOf = (name: string) => name.toUpperCase().replaceAll('-', '_');

for (const locale of locales) {
  for (const { id: operation } of operations) {
    if (locale === 'zh' && once.get(operation)?.length === 0) continue;
    test(`${locale}: every error preset of ${operation} is shown and explained`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await openConsole(page, operation, locale);
      const names = await preset(page)
        .locator('option[value^="scenario "]')
        .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
      const errors = names
        .map(value => value.replace('scenario ', ''))
        .filter(name => !['partly-blocked', 'not-ready'].includes(name))
        .filter(name => locale === 'en' || isFirst(operation, codeOf(name)));
      expect(errors.length).toBeGreaterThan(locale === 'en' ? 10 : 0);
      // The sandbox holds its rate limits here too.
      const pause = /detect|prompt/.test(operation) ? 600 : 250;
      for (const name of errors) {
        await page.waitForTimeout(pause);
        await preset(page).selectOption(`scenario ${name}`);
        await sendButton(page).click();
        const problem = page.locator(`[data-problem="${codeOf(name)}"]`);
        await expect
          .poll(
            async () => {
              // Some failures take half an hour of the sandbox's clock.
              const skip = page.locator('.con-timeline > button');
              if (await skip.isVisible())
                await skip.click({ timeout: 1000 }).catch(() => undefined);
              return problem.isVisible();
            },
            { timeout: 30_000 },
          )
          .toBe(true);
        await expect(problem.locator('a')).toHaveAttribute('href', /\/docs\/api\//);
        await expect(problem.locator('dd')).toHaveCount(2);
      }
    });
  }
}

import { listOperations, loadContract } from '@easel/contract';
import { expect, test } from '../site-test.ts';
import { locales, openConsole, preset, sendButton } from './console-page.ts';

const operations = listOperations(await loadContract('en')).map(({ id }) => id);

for (const locale of locales) {
  for (const operation of operations) {
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
        .filter(name => !['partly-blocked', 'not-ready'].includes(name));
      expect(errors.length).toBeGreaterThan(10);
      // The sandbox holds its rate limits here too.
      const pause = /detect|prompt/.test(operation) ? 600 : 250;
      for (const name of errors) {
        await page.waitForTimeout(pause);
        await preset(page).selectOption(`scenario ${name}`);
        await sendButton(page).click();
        const code = name.toUpperCase().replaceAll('-', '_');
        const problem = page.locator(`[data-problem="${code}"]`);
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

import { listOperations, loadContract } from '@easel/contract';
import { runScript } from '../processes.ts';
import { expect, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { locales, openConsole, preset, send, showJson, status } from './console-page.ts';
import { copiedPrograms } from './copied-programs.ts';
import { readForms } from './read-forms.ts';
import { presetsShown, sendErrors } from './send-errors.ts';
import { presetsOf, sharePresets } from './share-presets.ts';

const operations = listOperations(await loadContract());
const forms = await readForms('en');

/** That each preset of each operation leads to its error is tested without a browser, in presets.test.ts. */
const shares = sharePresets(forms);

test('every operation has a form', () => {
  expect(forms.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
});

for (const locale of locales) {
  for (const form of forms) {
    test(`${locale}: ${form.id} succeeds from its page, and its share of the errors is explained`, async ({
      page,
    }) => {
      const problems = await watchProblems(page);
      // The job of the example has ended; only one that has not can be canceled.
      if (form.id === 'cancel-job') {
        await openConsole(page, 'create-job', locale);
        await preset(page).selectOption('scenario run-timeout');
        await send(page);
        await page.locator('.con-next a').filter({ hasText: 'cancel-job' }).click();
        await expect(page.locator('#try-heading')).toContainText('cancel-job');
      } else {
        await openConsole(page, form.id, locale);
      }
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
      expect(problems).toEqual([]);
      expect(await presetsShown(page)).toEqual(presetsOf(form));
      await sendErrors(page, shares.get(form.id) ?? []);
    });
  }

  test(`${locale}: the programs to copy are those that are run`, async ({ page }) => {
    const form = forms.find(({ id }) => id === 'create-job')!;
    await openConsole(page, form.id, locale);
    await showJson(page);
    const body = await page.locator('.con-json').inputValue();
    const script = new URL('./print-programs.ts', import.meta.url);
    const printed = JSON.parse(runScript(script, form.id, body));
    expect(await copiedPrograms(page)).toEqual(printed);
  });
}

import type { Locator, Page } from '@playwright/test';
import { locales, openConsole, showJson } from '../console/console-page.ts';
import { at, labels, openLab, pasteInto, scrollToTools } from '../lab/lab-page.ts';
import { expect, open, test } from '../site-test.ts';

const tooLong = /^(Too long|内容过长).*262,144.*5,000/;

const messageOf = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement) => element.validationMessage);

/** What was there stays, the field says why, and what fits is taken afterwards. */
async function refusesLongText(page: Page, field: Locator, kept: string): Promise<void> {
  for (const text of ['x'.repeat(1_000_000), '\n'.repeat(100_000)]) {
    await field.fill(kept);
    await pasteInto(field, text);
    await expect(field).toHaveValue(kept);
    expect(await messageOf(field)).toMatch(tooLong);
  }
  await field.fill('');
  await pasteInto(field, kept);
  await expect(field).toHaveValue(kept);
  expect(await messageOf(field)).toBe('');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
}

for (const locale of locales) {
  test(`${locale}: a paste that would hold the page up is refused, and the field says so`, async ({
    page,
  }) => {
    await open(page, at(locale, '/docs/tools'));
    await scrollToTools(page);
    const explainer = page.getByRole('region', { name: /Error explainer|错误解释器/ });
    await refusesLongText(page, explainer.getByRole('textbox'), 'SIGN_ERROR');

    const lab = await openLab(page, locale, 'check');
    await refusesLongText(page, lab.getByLabel(labels.paste), 'curl https://h.example/v1');
    // Nothing of a key is ever shown, so only the refusal can be seen.
    await pasteInto(lab.getByLabel(labels.key), 'x'.repeat(1_000_000));
    expect(await messageOf(lab.getByLabel(labels.key))).toMatch(tooLong);

    await openConsole(page, 'create-job', locale);
    await showJson(page);
    await refusesLongText(page, page.locator('.con-json'), '{}');
  });
}

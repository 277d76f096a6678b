import type { Page } from '@playwright/test';
import { expect } from '../site-test.ts';
import { preset, sendButton } from './console-page.ts';
import { codeOf } from './share-presets.ts';

/** The presets that end in an error, as the page lists them. */
export async function presetsShown(page: Page): Promise<string[]> {
  const values = await preset(page)
    .locator('option[value^="scenario "]')
    .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
  return values
    .map(value => value.replace('scenario ', ''))
    .filter(name => !['partly-blocked', 'not-ready'].includes(name));
}

/** Sends each preset and sees its error explained. */
export async function sendErrors(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await preset(page).selectOption(`scenario ${name}`);
    await sendButton(page).click();
    const problem = page.locator(`[data-problem="${codeOf(name)}"]`);
    await skipUntil(page, problem);
    await expect(problem.locator('a')).toHaveAttribute('href', /\/docs\/api\//);
    await expect(problem.locator('dd')).toHaveCount(2);
  }
}

/** Some failures take half an hour of the sandbox's clock. */
async function skipUntil(page: Page, problem: ReturnType<Page['locator']>): Promise<void> {
  const skip = page.locator('.con-timeline > button');
  const latest = Date.now() + 60_000;
  while (!(await problem.isVisible()) && Date.now() < latest) {
    await problem.or(skip).first().waitFor();
    if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined);
  }
  await expect(problem).toBeVisible();
}

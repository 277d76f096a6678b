import type { Page } from '@playwright/test';
import { axeViolations } from '../axe/violations.ts';
import { expect, open, test } from '../site-test.ts';
import {
  chooseSample,
  chooseTarget,
  locales,
  openConsole,
  pathOf,
  preset,
  send,
  showAllFields,
  showJson,
} from './console-page.ts';

/** The page around it has thousands of elements and a suite of its own: axe need not walk them each time. */
async function quiet(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const around = document.querySelectorAll<HTMLElement>('.ref-section:not(:has([data-console]))');
    for (const section of around) section.remove();
  });
  return axeViolations(page, { within: '[data-slot="console"]' });
}

/** Both languages are built alike, so together they show each state in both modes. */
const modes = {
  en: { wide: 'light', phone: 'dark' },
  zh: { wide: 'dark', phone: 'light' },
} as const;

for (const locale of locales) {
  const { wide, phone } = modes[locale];
  test.describe(`${locale}, ${wide}`, () => {
    test.use({ colorScheme: wide, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in any state of the console', async ({ page }) => {
      test.setTimeout(240_000);
      await openConsole(page, 'create-job', locale);
      await expect(page.locator('[data-cost]')).toBeVisible();
      expect(await quiet(page), 'open').toEqual([]);
      for (const summary of await page.locator('.con-side .con-details summary').all()) {
        await summary.click();
      }
      await showAllFields(page);
      await page.getByLabel(/^steps/).fill('99');
      await expect(page.locator('.con-message')).toBeVisible();
      expect(await quiet(page), 'with a message').toEqual([]);
      await page.getByLabel(/^steps/).fill('20');
      await showJson(page);
      expect(await quiet(page), 'as JSON').toEqual([]);
      await send(page);
      await expect(page.locator('.con-pictures img')).toBeVisible();
      for (const summary of await page.locator('.con-result .con-details summary').all()) {
        await summary.click();
      }
      expect(await quiet(page), 'with a picture').toEqual([]);
      await preset(page).selectOption('scenario queue-full');
      await send(page);
      await expect(page.locator('[data-problem]')).toBeVisible();
      expect(await quiet(page), 'with an error').toEqual([]);
      await chooseTarget(page, 'production');
      await page.locator('.con-key button').first().click();
      expect(await quiet(page), 'with a warning').toEqual([]);
      await page.getByRole('alert').locator('button').click();
      expect(await quiet(page), 'asking for a key').toEqual([]);
    });
  });

  test.describe(`${locale}, ${phone}`, () => {
    test.use({ colorScheme: phone, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on a phone, in an upload and in a graph', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openConsole(page, 'create-resource-image', locale);
      await chooseSample(page);
      await send(page);
      expect(await quiet(page), 'upload').toEqual([]);
      await openConsole(page, 'workflow-job-create', locale);
      expect(await quiet(page), 'graph').toEqual([]);
    });
  });

  test(`${locale}: the whole way by keyboard alone, with its progress announced`, async ({
    page,
  }) => {
    await open(page, pathOf('create-job', locale));
    await page.locator('[data-try]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#try-heading')).toBeFocused();
    const reached: string[] = [];
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (!element.closest('.con-panel')) return 'outside';
        return element.closest('.con-send') ? 'send' : element.tagName;
      });
      if (name === 'outside') break;
      reached.push(name);
      if (name === 'send') break;
    }
    expect(reached).toContain('send');
    expect(reached).toContain('SELECT');
    expect(reached).toContain('INPUT');
    expect(reached).toContain('TEXTAREA');
    await page.keyboard.press('Enter');
    await expect(page.locator('.con-pictures img')).toBeVisible();
    await expect(page.locator('.con-result > [role="status"]')).toContainText('SUCCESS');
  });
}

import type { Page } from '@playwright/test';
import { expect, type Locale, open } from '../site-test.ts';

export const locales: Locale[] = ['en', 'zh'];

export function pathOf(operation: string, locale: Locale): string {
  return `${locale === 'zh' ? '/zh' : ''}/docs/api/apis/${operation}`;
}

/** Opens the console of an operation as a reader does. */
export async function openConsole(page: Page, operation: string, locale: Locale): Promise<void> {
  await open(page, pathOf(operation, locale));
  await page.locator('[data-try]').click();
  await consoleReady(page);
}

export async function consoleReady(page: Page): Promise<void> {
  await expect(page.locator('#try-heading')).toBeFocused();
}

export const sendButton = (page: Page) => page.locator('.con-send > button');
export const status = (page: Page) => page.locator('.con-result > .con-status').first();
export const preset = (page: Page) => page.locator('.con-setup select').first();

/** The views of the body: the form of most fields where there is one, that of all fields, JSON. */
const views = (page: Page) => page.locator('.con-body .con-segments label');
export const showJson = (page: Page) => views(page).last().click();
export const showAllFields = (page: Page) => views(page).nth(-2).click();
export const chooseTarget = (page: Page, kind: 'page' | 'local' | 'production') =>
  page.locator('.con-target select').selectOption(kind);

export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(status(page)).toBeVisible();
}

/** The example declares a digest too; the picture can be sent once the field has its own. */
export async function chooseSample(page: Page): Promise<void> {
  const digest = page.getByLabel(/^contentSha256/);
  const ofExample = await digest.inputValue();
  await page.locator('.con-request input[type="file"] + button').click();
  await expect(digest).not.toHaveValue(ofExample);
}

import type { IndexFile, SearchDocument } from '@easel/search';
import type { Locator, Page } from '@playwright/test';
import { expect, type Locale, open } from './site-test.ts';

export const box = (page: Page): Locator => page.locator('.navbar .search-box');
export const dialog = (page: Page): Locator => page.locator('dialog.search-dialog');
export const field = (page: Page): Locator => dialog(page).getByRole('combobox');
export const panel = (page: Page): Locator => dialog(page).getByRole('listbox');
export const results = (page: Page): Locator => dialog(page).getByRole('option');
export const active = (page: Page): Locator => dialog(page).locator('[aria-selected="true"]');

export const docsIndex = 'search-index-docs-default-current.json';
export const otherIndex = 'search-index-default.json';

export async function openSearch(page: Page, path: string): Promise<void> {
  await open(page, path);
  await box(page).click();
  await expect(field(page)).toBeFocused();
}

/** Waits for the answer to exactly this question, not to the letters before it. */
export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await answered(page);
}

export async function answered(page: Page): Promise<void> {
  await expect(dialog(page).locator('[data-status="idle"]')).toBeVisible();
}

/** What the site under test has, so that no test depends on a page that someone may rename. */
export async function documentsOf(
  page: Page,
  locale: Locale,
  file = docsIndex,
): Promise<SearchDocument[]> {
  const prefix = locale === 'zh' ? '/zh' : '';
  const response = await page.request.get(`${prefix}/${file}`);
  return ((await response.json()) as IndexFile).documents as SearchDocument[];
}

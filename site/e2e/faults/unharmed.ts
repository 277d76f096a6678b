import type { Page } from '@playwright/test';
import { expect } from '../site-test.ts';

const crashed = /This page crashed|页面已崩溃/;

/** The text is there, and nothing has taken the page's place. */
export async function isReadable(page: Page): Promise<void> {
  // A picture that was opened alone is no page of ours.
  if (!(await page.locator('#__docusaurus').count())) return;
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('#__docusaurus')).not.toContainText(crashed);
}

/** What the browser itself says of a page that came in place of a script. */
const noScript = /^SyntaxError: Unexpected token '<'/;
/** What Docusaurus leaves uncaught when the script of a page does not come; static/recover.js does the rest. */
const noPage = /^ChunkLoadError/;

/** Collects what nobody has caught; a page that does not come to life at all may say that much. */
export function watchErrors(page: Page, whole = false): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  return () => errors.filter(text => !noScript.test(text) && !(whole && noPage.test(text)));
}

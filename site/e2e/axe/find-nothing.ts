import type { Page } from '@playwright/test';
import { expect } from '../site-test.ts';
import { axeViolations, chooseMode } from './violations.ts';

/** Axe finds nothing on a light page, or in a part of it, as it is now, and nothing that changes when it turns dark. */
export async function findNothing(page: Page, state: string, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within };
  expect(await axeViolations(page, part), `${state}, light`).toEqual([]);
  await chooseMode(page, 'dark');
  expect(await axeViolations(page, { ...part, rules: 'changing' }), `${state}, dark`).toEqual([]);
  await chooseMode(page, 'light');
}

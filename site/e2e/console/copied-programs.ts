import type { Page } from '@playwright/test';

export interface Program {
  language: string;
  text: string;
}

/** What the open console offers to copy, in each language. */
export async function copiedPrograms(page: Page): Promise<Program[]> {
  const details = page.locator('.con-request .con-details').nth(1);
  await details.locator('summary').click();
  const programs: Program[] = [];
  for (const label of await details.locator('label').all()) {
    const language = await label.innerText();
    await label.click();
    await details.getByRole('button', { name: `: ${language}`, exact: false }).waitFor();
    programs.push({ language, text: (await details.locator('pre').textContent()) ?? '' });
  }
  return programs;
}

import type { Page } from '@playwright/test';

/** What a reader types into a terminal, or saves as a file, in the order of the page. */
export type Step = { type: string } | { save: string; text: string };

export function readSteps(page: Page): Promise<Step[]> {
  return page.evaluate(() => {
    const places = document.querySelectorAll('.markdown .sample');
    return [...places].flatMap((place): ({ type: string } | { save: string; text: string })[] => {
      const title = place.querySelector('.sample-file code')?.textContent ?? '';
      if (!place.matches('.theme-code-block')) {
        return [{ save: title, text: place.querySelector('.sample-code code')?.textContent ?? '' }];
      }
      if (!['Terminal', '终端'].includes(title)) return [];
      const lines = [...place.querySelectorAll('.token-line')].map(line => line.textContent ?? '');
      return [{ type: lines.join('\n') }];
    });
  });
}

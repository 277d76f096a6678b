import type { Page } from '@playwright/test';

/** What a reader types into a terminal, or saves as a file, in the order of the page. */
export type Step = { type: string } | { save: string; text: string };

export function readSteps(page: Page): Promise<Step[]> {
  return page.evaluate(() => {
    const places = document.querySelectorAll('.markdown .theme-code-block, .markdown .sample');
    return [...places].flatMap((place): ({ type: string } | { save: string; text: string })[] => {
      if (place.matches('.sample')) {
        const save = place.querySelector('.sample-file code')?.textContent ?? '';
        return [{ save, text: place.querySelector('.sample-code code')?.textContent ?? '' }];
      }
      const title = place.querySelector('[class*="codeBlockTitle"]')?.textContent ?? '';
      if (!['Terminal', '终端'].includes(title)) return [];
      const lines = [...place.querySelectorAll('.token-line')].map(line => line.textContent ?? '');
      return [{ type: lines.join('\n') }];
    });
  });
}

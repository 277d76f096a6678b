import { listOperations, loadContract } from '@easel/contract';
import type { Page } from '@playwright/test';
import { expect, type Locale, open, test } from '../site-test.ts';

const widths = [390, 1024, 1280, 1440, 1920];
const operations = listOperations(await loadContract()).map(({ id }) => id);

interface Measured {
  /** How far down the button ends and the first field begins. */
  tryIt: number;
  firstField: number;
  sideways: number;
  /** Lines that end outside their box, in blocks that neither wrap nor show that they go on. */
  cutCode: string[];
  brokenNames: string[];
  /** Lines that are wrapped and go on at the edge, where their depth is not seen. */
  atEdge: string[];
  /** Blocks whose end is under the fade that says they go on. */
  underFade: number;
  /** What stands on the rail that says where it belongs. */
  onRails: number;
  /** Whether address and buttons stand beside each other. */
  oneRow: boolean;
}

for (const locale of ['en', 'zh'] as Locale[]) {
  const base = locale === 'zh' ? '/zh' : '';
  for (const id of operations) {
    test(`${locale}: ${id} fits at every width`, async ({ page }) => {
      await open(page, `${base}/docs/api/apis/${id}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        const { tryIt, firstField, oneRow, ...faults } = await measure(page);
        expect(faults, `${width} px`).toEqual({
          sideways: 0,
          cutCode: [],
          brokenNames: [],
          atEdge: [],
          underFade: 0,
          onRails: 0,
        });
        expect(oneRow, `${width} px`).toBe(width >= 1024);
        expect(tryIt, `${width} px`).toBeLessThanOrEqual(600);
        if (width === 1440) expect(firstField).toBeLessThanOrEqual(700);
      }
    });
  }
}

/** Everything is open while code and names are measured, and as the reader finds it while places are. */
function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const root = document.querySelector('.ref-page')!;
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const seen = (element: Element) => element.getClientRects().length > 0;
    const box = (selector: string) => root.querySelector(selector)!.getBoundingClientRect();
    const tryIt = box('[data-try]').bottom + window.scrollY;
    const firstField = box('.ref-prop').top + window.scrollY;

    const shut = all('details:not([open])') as HTMLDetailsElement[];
    // Details that share a name close one another.
    const names = shut.map(details => details.name);
    for (const details of shut) {
      details.name = '';
      details.open = true;
    }
    const showsMore = (pre: Element) =>
      seen(pre.parentElement?.querySelector('.ref-fade') ?? document.createElement('i'));
    const cutCode = all('pre')
      .filter(seen)
      .filter(
        pre =>
          pre.scrollWidth > pre.clientWidth + 1 ||
          (pre.scrollHeight > pre.clientHeight + 1 && !showsMore(pre)),
      )
      .map(pre => pre.textContent?.slice(0, 40) ?? '');

    const underFade = all('[data-long] > pre')
      .filter(seen)
      .filter(pre => {
        pre.scrollTop = pre.scrollHeight;
        const end = pre.querySelector('code')!.getBoundingClientRect().bottom;
        const fade = pre.parentElement!.querySelector('.ref-fade')!.getBoundingClientRect();
        pre.scrollTop = 0;
        return end > fade.top + 1;
      }).length;

    const words = document.createRange();
    const atEdge = all('pre code')
      .filter(seen)
      .flatMap(code => {
        const edge = code.getBoundingClientRect().left;
        return [...code.querySelectorAll('.ref-line')].filter(line => {
          words.selectNodeContents(line);
          const rects = [...words.getClientRects()].filter(({ width }) => width > 0);
          const first = Math.min(...rects.map(({ bottom }) => bottom));
          return rects.some(({ top, left }) => top > first - 4 && left < edge + 16);
        });
      })
      .map(line => line.textContent ?? '');
    const brokenNames = all(
      '.ref-name, .ref-type, .ref-values dt, summary code, .ref-endpoint code',
    )
      .filter(seen)
      .flatMap(element => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? '';
          for (const match of text.matchAll(/\S+/g)) {
            words.setStart(walker.currentNode, match.index);
            words.setEnd(walker.currentNode, match.index + match[0].length);
            const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(`${match[0]} in ${element.textContent}`);
          }
        }
        return broken;
      });
    const onRails = all(':is(.ref-more, .ref-variant) > :not(summary)').filter(
      element => Number.parseFloat(getComputedStyle(element).paddingLeft) < 8,
    ).length;
    const address = box('.ref-endpoint > code');
    const oneRow = box('.ref-actions').left > address.left + 100;
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    for (const [index, details] of shut.entries()) {
      details.open = false;
      details.name = names[index] ?? '';
    }
    return {
      tryIt,
      firstField,
      sideways: Math.max(0, sideways),
      cutCode,
      brokenNames,
      atEdge,
      underFade,
      onRails,
      oneRow,
    };
  });
}

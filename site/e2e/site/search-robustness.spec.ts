import { hostileInputs } from '../hostile-inputs.ts';
import { answered, ask, field, openSearch, panel, results } from '../search-page.ts';
import { expect, type Locale, test } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (path: string) => (locale === 'zh' ? `/zh${path}` : path);

  test(`${locale}: 300 hostile inputs run nothing and break nothing`, async ({ page }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('dialog', shown => problems.push(shown.message()));
    await openSearch(page, at('/docs/intro'));
    const inputs = hostileInputs();
    expect(inputs).toHaveLength(300);
    for (const input of inputs) {
      // As a paste would bring it, lone surrogates and all.
      await field(page).evaluate((element: HTMLInputElement, value) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(element, value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }, input);
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
    }
    await answered(page);
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    await expect(panel(page).locator('img, script, svg')).toHaveCount(0);
    expect(problems).toEqual([]);
    await ask(page, 'job');
    await expect(results(page)).toHaveCount(8);
  });

  test(`${locale}: how long a keystroke keeps the page busy is measured`, async ({
    page,
    browser,
  }) => {
    await openSearch(page, at('/docs/intro'));
    await ask(page, 'warm');
    await field(page).fill('');
    await browser.startTracing(page, { categories: ['toplevel'] });
    const text =
      locale === 'zh' ? '任务失败 retryable 签名怎么校验' : 'cancel a runing job signatre';
    await page.keyboard.type(text, { delay: 60 });
    await answered(page);
    const times = taskTimes(await browser.stopTracing());
    expect(times.length).toBeGreaterThan(text.length);
    // A time is reported, not gated; the goal is 50 ms.
    console.log(
      `${locale}: longest task ${(Math.max(...times) * 4).toFixed(0)} ms at a quarter of the speed`,
    );
  });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Processor time of each task of the page in ms: the clock would also count what else the machine does. */
function taskTimes(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread),
  );
  return traceEvents
    .filter(event => event.name.endsWith('RunTask') && mains.has(thread(event)))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}

import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Locale } from '../site-test.ts';
import { startChromium } from './engines/chromium.ts';
import type { BrowserWindow, Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebkit } from './engines/webkit.ts';
import { type Line, layLine } from './line.ts';
import { Reader } from './reader.ts';

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
type EngineName = keyof typeof engines;

export interface BrowserOptions {
  engineName: EngineName;
  siteLocale: Locale;
}

interface Fixtures {
  reader: Reader;
  /** Whether pages fetch ahead what their links lead to: a third of their work, for tests whose subject it is. */
  fetchesAhead: boolean;
  /**
   * Files are spoilt: the address is a new one, so that none comes out of the cache, and the browser may complain. What the
   * policy refuses counts all the same.
   */
  spoils: boolean;
  /** The same site in a window of Chromium, for what is compared. */
  inChromium: Reader;
  at: (route: string) => string;
  text: (texts: Record<Locale, string>) => string;
}

/** A worker's tests share a window and an address, so that files which never change come out of its cache. */
interface Desk {
  window: BrowserWindow;
  /** Chromium's, for what is compared. */
  measure: BrowserWindow;
  line: Line;
  /** Another browser in place of one that no longer answers. */
  renew: () => Promise<void>;
}

/** The runner's own browsers stay shut; it only counts, reports and keeps one of ours open for a worker's tests. */
export const test = base.extend<Fixtures, BrowserOptions & { desk: Desk }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  siteLocale: ['en', { option: true, scope: 'worker' }],
  desk: [
    async ({ engineName }, use) => {
      const opened: Engine[] = [await engines[engineName]()];
      if (engineName !== 'chromium') opened.push(await startChromium());
      const [window, measure] = [await opened[0]!.open(), await opened.at(-1)!.open()];
      const renew = async () => {
        await opened[0]!.close().catch(() => undefined);
        opened[0] = await engines[engineName]();
        desk.window = await opened[0].open();
        if (engineName === 'chromium') desk.measure = await opened[0].open();
      };
      const desk: Desk = { window, measure, line: await layLine(), renew };
      await use(desk);
      for (const engine of opened) await engine.close();
      await desk.line.cut();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  fetchesAhead: [false, { option: true }],
  spoils: [false, { option: true }],
  reader: async ({ desk, fetchesAhead, spoils }, use, testInfo) => {
    if (spoils && !desk.line.isCut()) await desk.line.cut();
    if (desk.line.isCut()) desk.line = await layLine();
    const { line } = desk;
    const cleared = new Reader(desk.window, line).startAfresh();
    // WebKitGTK has been seen to stop answering between two tests. No test has begun: another one is as good.
    if (!(await endsWithin(120_000, cleared))) {
      await desk.renew();
      await new Reader(desk.window, line).startAfresh();
    }
    const { window } = desk;
    const reader = new Reader(window, line);
    if (!fetchesAhead) line.deny('prefetch');
    await use(reader);
    const all = await reader.problems();
    const problems = spoils ? all.filter(problem => /^refused|"csp-report"/.test(problem)) : all;
    if (testInfo.status !== testInfo.expectedStatus || problems.length > 0) {
      const path = testInfo.outputPath('window.png');
      const picture = await window.screenshot().catch(() => undefined);
      if (picture) writeFileSync(path, picture);
      if (picture) testInfo.attachments.push({ name: 'window', path, contentType: 'image/png' });
    }
    // The first of them name the cause; some faults repeat for every file of a page.
    expect(problems.slice(0, 12), 'what the policy refused, errors and complaints').toEqual([]);
  },
  inChromium: async ({ desk, reader }, use) => {
    await use(new Reader(desk.measure, reader.line));
  },
  at: async ({ siteLocale }, use) => {
    await use(route => (siteLocale === 'zh' ? `/zh${route}` : route));
  },
  text: async ({ siteLocale }, use) => {
    await use(texts => texts[siteLocale]);
  },
});

async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  const inTime = await Promise.race([done, late]);
  clearTimeout(timer);
  return inTime;
}

export { expect };

import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Locale } from '../site-test.ts';
import { startChromium } from './engines/chromium.ts';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebkit } from './engines/webkit.ts';
import { layLine } from './line.ts';
import { Reader } from './reader.ts';

export const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
export type EngineName = keyof typeof engines;

export interface BrowserOptions {
  engineName: EngineName;
  siteLocale: Locale;
}

interface Fixtures {
  reader: Reader;
  at: (route: string) => string;
  text: (texts: Record<Locale, string>) => string;
}

/** The runner's own browsers stay shut; it only counts, reports and keeps one of ours open for a worker's tests. */
export const test = base.extend<Fixtures, BrowserOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  siteLocale: ['en', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  reader: async ({ engine, baseURL }, use, testInfo) => {
    const line = await layLine(baseURL ?? '');
    const window = await engine.open();
    const reader = new Reader(window, line);
    await use(reader);
    const problems = await reader.problems();
    if (testInfo.status !== testInfo.expectedStatus || problems.length > 0) {
      const path = testInfo.outputPath('window.png');
      const picture = await window.screenshot().catch(() => undefined);
      if (picture) writeFileSync(path, picture);
      if (picture) testInfo.attachments.push({ name: 'window', path, contentType: 'image/png' });
    }
    await window.close();
    await line.end();
    // The first of them name the cause; some faults repeat for every file of a page.
    expect(problems.slice(0, 12), 'what the policy refused, errors and complaints').toEqual([]);
  },
  at: async ({ siteLocale }, use) => {
    await use(route => (siteLocale === 'zh' ? `/zh${route}` : route));
  },
  text: async ({ siteLocale }, use) => {
    await use(texts => texts[siteLocale]);
  },
});

export { expect };

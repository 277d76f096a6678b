import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './site-test.ts';

const port = Number(process.env.E2E_PORT ?? 4173);

/**
 * The shell is Chromium's engine without the browser around it, and opens a page for a third of the work. Keys, uploads
 * and the reader's own machine meet the whole browser, with the guards that only it has.
 */
const shell = process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell';
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
const wholeBrowser = 'console/{flow,keys,local-sandbox,plain-http}.spec.ts';
// Where `.ci/run` reads which tests were slow.
const report = process.env.TEST_REPORT;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig<SiteOptions>({
  testDir: '.',
  // Runs side by side have ports of their own, and each empties its folder.
  outputDir: `../test-results/${port}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than CI has cores: tests wait for limits, animations and answers, too.
  workers: 3,
  // Generous, because a busy machine is no defect; required times are asserted in the tests.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: { executablePath: shell, args },
  },
  projects: [
    { name: 'en', testMatch: 'spec/*.spec.ts', use: { siteLocale: 'en' } },
    { name: 'zh', testMatch: 'spec/*.spec.ts', grepInvert: /@once/, use: { siteLocale: 'zh' } },
    // Not bound to a language: configuration errors on fixture sites.
    // A file's tests share one build, so they stay in one worker.
    {
      name: 'fixtures',
      testMatch: 'spec-fixtures/*.spec.ts',
      fullyParallel: false,
    },
    // One new site for all its tests, too.
    { name: 'packages', testMatch: 'packages/*.spec.ts', fullyParallel: false },
    // One development server for all its tests, so one worker.
    { name: 'development', testMatch: 'copies/*.spec.ts', fullyParallel: false },
    { name: 'site', testMatch: 'site/*.spec.ts' },
    { name: 'quickstart', testMatch: 'quickstart/*.spec.ts' },
    { name: 'axe', testMatch: 'axe/*.spec.ts' },
    {
      name: 'console',
      testMatch: 'console/*.spec.ts',
      testIgnore: wholeBrowser,
    },
    {
      name: 'browser',
      testMatch: wholeBrowser,
      use: { launchOptions: { executablePath: browser, args } },
    },
    { name: 'lab', testMatch: 'lab/*.spec.ts' },
    ...(['en', 'zh'] as const).map(siteLocale => ({
      name: `faults-${siteLocale}`,
      testMatch: 'faults/*.spec.ts',
      ...(siteLocale === 'zh' && { grepInvert: /@once/ }),
      use: { siteLocale },
    })),
    {
      name: 'deploys',
      testMatch: 'deploys/*.spec.ts',
      fullyParallel: false,
      use: { fetchesAhead: true },
    },
    { name: 'entrances', testMatch: 'entrances/*.spec.ts' },
  ],
  webServer: {
    command: `tsx ../deploy/serve.ts build ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});

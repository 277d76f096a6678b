import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './browser-test.ts';

/** The runner of the other suites, with browsers of ours: one project for each engine and language. */
export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  retries: 0,
  // One more than CI has cores: tests wait for limits, animations and answers, too.
  workers: 3,
  // Guards against a page that hangs; a busy machine is no defect.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.TEST_REPORT ?? '../../test-results/browsers.json' }],
  ],
  projects: (['chromium', 'firefox', 'webkit'] as const).flatMap(engineName =>
    (['en', 'zh'] as const).map(siteLocale => ({
      name: `${engineName}-${siteLocale}`,
      use: { engineName, siteLocale },
    })),
  ),
});

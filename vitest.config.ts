import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

export default defineConfig({
  // In the browser the bundler says it.
  define: { SITE_BASE: '"/"' },
  test: {
    // By default one core is left to watch mode's user.
    maxWorkers: 2,
    // Where `.ci/run` reads which tests were slow.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    // Guards against a test that hangs; a machine may be slow, or stand still for seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Unit tests stand beside their source; browser suites belong to Playwright.
    include: [
      '{.ci,contract,collections,signing,sandbox,mcp,samples,reference,search,site,checks,starter}/**/*.test.{ts,tsx}',
    ],
    exclude: [
      '**/node_modules/**',
      'site/e2e/**',
      'mcp/built/**',
      'starter/built/**',
      '**/build/**',
    ],
  },
});

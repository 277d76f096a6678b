import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

export default defineConfig({
  // In the browser the bundler says it.
  define: { SITE_BASE: '"/"' },
  test: {
    // By default one core is left to watch mode's user.
    maxWorkers: 2,
    // Two thirds of the time went into reading the same modules anew for each file. A test leaves no state in them.
    pool: 'threads',
    isolate: false,
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

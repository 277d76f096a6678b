import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

/** What is read from the build or run beside it, without a browser. `npm run build` comes first. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@site': new URL('..', import.meta.url).pathname } },
  test: {
    // By default one core is left to watch mode's user.
    maxWorkers: 2,
    // Where `.ci/run` reads which tests were slow.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    include: ['**/*.test.ts'],
    // Guards against a test that hangs; a machine may be slow, or stop for seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

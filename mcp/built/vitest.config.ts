import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

/** The archive as it is published, installed and started. `npm run build` comes first. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    // Where `.ci/run` reads which tests were slow.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    include: ['**/*.test.ts'],
    // Guards against a test that hangs; a machine may be slow, or stop for seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

/** The command, followed word by word. `npm ci` in reference/corpus comes first: the documents are from there. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Where `.ci/run` reads which tests were slow.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    include: ['**/*.test.ts'],
    // Guards against a build that hangs; a machine may be slow, or stop for seconds.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Unit tests stand beside their source; browser suites belong to Playwright.
    include: ['{contract,signing,sandbox,samples,search,site,checks}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/e2e/**', '**/build/**'],
  },
});

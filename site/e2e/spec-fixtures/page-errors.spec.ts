import { expect, test } from '@playwright/test';
import { buildOnce } from './build-fixture.ts';

// In one worker, so that one build serves the whole file.
test.describe.configure({ mode: 'default' });

/** Docusaurus collects the errors of all pages before it gives up. */
const failingPages = buildOnce({
  name: 'failing-pages',
  config: {},
  files: {
    'src/pages/index.md': '# Home\n',
    'src/Category.js': `
      import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
      export const Category = () => useCurrentSidebarCategory().label;`,
    'docs/uncategorised.mdx':
      "import {Category} from '@site/src/Category';\n\n# Uncategorised\n\n<Category />\n",
    'src/pages/outside.js': `
      import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
      export default () => useDocsVersion().label;`,
    'src/pages/undecodable.js': `
      import Link from '@docusaurus/Link';
      export default () => <Link to="/%E0%A4%A">Not UTF-8</Link>;`,
  },
});

test('Build errors: A path that belongs to no sidebar category is an error where a category is asked for', async () => {
  const { exitCode, output } = await failingPages();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('/docs/uncategorised is not associated with a category');
});

test('Build errors: A hook called outside its provider is an error that names both', async () => {
  const { exitCode, output } = await failingPages();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Hook useDocsVersion is called outside the <DocsVersionProvider>');
});

test('Build errors: A link whose pathname cannot be decoded is an error that says so', async () => {
  const { exitCode, output } = await failingPages();
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(/Pathname "\/%E0%A4%A" could not be decoded\..*invalid percent-encoding/);
});

import { expect, test } from '@playwright/test';
import { buildOnce } from './build-fixture.ts';

// In one worker, so that one build serves the whole file.
test.describe.configure({ mode: 'default' });

const brokenLinks = buildOnce({
  name: 'broken-links',
  config: {},
  files: {
    'src/pages/index.md': '# Home\n\n[A page that is not there](/no-such-page)\n',
    'docs/intro.md': '# Introduction\n\n[A file that is not there](./no-such-file.md)\n',
  },
});

test('Build errors: A broken link is a build error that names the page and the link', async () => {
  const { exitCode, output } = await brokenLinks();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/no-such-page/);
});

test('Build errors: A broken Markdown link is reported as a warning that names the file and the link', async () => {
  const { output } = await brokenLinks();
  expect(output).toMatch(
    /\[WARNING\] Markdown link with URL `\.\/no-such-file\.md` in source file "docs\/intro\.md"/,
  );
});

// Left as it is written, the link leads to a page that does not exist, so the check of all links stops the build.
// The warning comes first, then the broken address is an error like any other: decisions/0027.
test('Build errors: A broken Markdown link that no page answers is an error after the warning', async () => {
  const { exitCode, output } = await brokenLinks();
  expect(exitCode).not.toBe(0);
  expect(output.slice(output.indexOf('[ERROR]'))).toContain('no-such-file.md');
});

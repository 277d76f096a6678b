import { expect, test } from '@playwright/test';
import { buildOnce, type Fixture } from './build-fixture.ts';

// In one worker, so that statements about one configuration share its build.
test.describe.configure({ mode: 'default' });

function siteWithItem(name: string, item: Record<string, string>): Fixture {
  return {
    name,
    config: {
      plugins: [
        ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
        '@docusaurus/plugin-content-pages',
      ],
      themeConfig: { navbar: { items: [item] } },
    },
    files: {
      'sidebars.js': `module.exports = {
        manual: ['intro'],
        linkless: [{type: 'html', value: 'Nothing to go to'}],
      };`,
      'src/pages/index.md': '# Home\n',
      'docs/intro.md': '# Introduction\n',
    },
  };
}

const unknownDocItem = { type: 'doc', docId: 'no-such-doc', label: 'Missing', position: 'left' };

const unknownDoc = buildOnce(siteWithItem('unknown-doc', unknownDocItem));
const linklessSidebar = buildOnce(
  siteWithItem('linkless-sidebar', { type: 'docSidebar', sidebarId: 'linkless', label: 'Nowhere' }),
);

test('Build errors: An unknown navbar item type is named in the build error', async () => {
  const item = { type: 'custom-clock', position: 'left' };
  const { exitCode, output } = await buildOnce(siteWithItem('unknown-custom-type', item))();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('No NavbarItem component found for type "custom-clock"');
});

// Only types that start with "custom-" get past the configuration check of Docusaurus, which says "Bad navbar item type clock".
// Kept although the message differs: decisions/0027.
test('Build errors: An unknown navbar item type that is not a custom one is refused before anything is rendered', async () => {
  const item = { type: 'clock', position: 'left' };
  const { exitCode, output } = await buildOnce(siteWithItem('unknown-type', item))();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Bad navbar item type clock');
});

test('Build errors: A docSidebar item requires its sidebar to have a link', async () => {
  const { exitCode } = await linklessSidebar();
  expect(exitCode).not.toBe(0);
});

test('Build errors: A docSidebar item whose sidebar has no link is reported with the id of the sidebar', async () => {
  const { output } = await linklessSidebar();
  expect(output).toContain(`Sidebar with ID "linkless" doesn't have anything to be linked to`);
});

test('Build errors: An unknown sidebar id is an error that names it', async () => {
  const item = { type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'Missing' };
  const { exitCode, output } = await buildOnce(siteWithItem('unknown-sidebar', item))();
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`Can't find any sidebar with id "no-such-sidebar"`);
});

test('Build errors: An unknown doc id is an error that names it', async () => {
  const { exitCode, output } = await unknownDoc();
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`Couldn't find any doc with id "no-such-doc"`);
});

// Docusaurus adds the configuration in an error boundary, and React runs none while it renders on the server.
// In the browser the whole configuration is named (navbar.spec.ts); at build the cause is: decisions/0027.
test('Build errors: A navbar item that fails to render at build stops it and is named by its cause', async () => {
  const { exitCode, output } = await unknownDoc();
  expect(exitCode).not.toBe(0);
  expect(output).toContain(unknownDocItem.docId);
});

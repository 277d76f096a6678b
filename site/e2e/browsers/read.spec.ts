import { expect, test } from './browser-test.ts';
import { pageTypes } from './page-types.ts';

const sidebarLink = (path: string) => `.theme-doc-sidebar-menu a[href="${path}"]`;
const toggle = { css: '.navbar button[title]', nth: -1 };

for (const [kind, route] of Object.entries(pageTypes)) {
  test(`read: ${kind} shows its heading, navigation and footer`, async ({ reader, at }) => {
    await reader.open(at(route));
    await reader.sees({ role: 'heading', css: 'h1' });
    await reader.sees('.navbar');
    await reader.sees('.theme-layout-footer');
  });
}

test('read: links lead on without a reload, back and forward too', async ({ reader, at }) => {
  await reader.open(at('/docs/intro'));
  await reader.window.evaluate(() => {
    document.documentElement.dataset.marker = 'same document';
  });
  const marked = () =>
    reader.window.evaluate(() => document.documentElement.dataset.marker === 'same document');
  const heading = () => reader.read('article h1');
  const first = await heading();
  await reader.click(sidebarLink(at('/docs/intro-stage')));
  await reader.at(at('/docs/intro-stage'));
  await reader.sees(`${sidebarLink(at('/docs/intro-stage'))}[aria-current="page"]`);
  const second = await heading();
  expect(second).not.toBe(first);
  await reader.window.back();
  await reader.at(at('/docs/intro'));
  await reader.sees({ css: 'article h1', text: first });
  await reader.window.forward();
  await reader.at(at('/docs/intro-stage'));
  await reader.sees({ css: 'article h1', text: second });
  expect(await marked()).toBe(true);
});

test('read: the language menu leads to the same page in the other language', async ({
  reader,
  at,
  siteLocale,
}) => {
  const [own, other, there] =
    siteLocale === 'en'
      ? ['English', '中文', '/zh/docs/intro']
      : ['中文', 'English', '/docs/intro'];
  await reader.open(at('/docs/intro'));
  // Enter opens the menu as a pointer over it does.
  await reader.focus({ css: '.navbar .dropdown > [role="button"]', text: own });
  await reader.window.press('Enter');
  await reader.click({ css: '.navbar .dropdown__menu a', text: other });
  await reader.at(there);
  await reader.hydrated();
  expect(await reader.attribute('html', 'lang')).toMatch(siteLocale === 'en' ? /^zh/ : /^en/);
});

test('read: the colour mode is kept over a reload', async ({ reader, at }) => {
  await reader.open(at('/docs/intro'));
  await reader.sees('html[data-theme="light"]');
  await reader.click(toggle);
  await reader.sees('html[data-theme="dark"]');
  await reader.reload();
  await reader.sees('html[data-theme="dark"]');
});

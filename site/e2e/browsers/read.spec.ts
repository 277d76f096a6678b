import { boxes, loose } from './boxes.ts';
import { expect, test } from './browser-test.ts';
import type { BrowserWindow } from './engines/engine.ts';
import { pageTypes } from './page-types.ts';
import type { Reader } from './reader.ts';

const sidebarLink = (path: string) => `.theme-doc-sidebar-menu a[href="${path}"]`;
const toggle = { css: '.navbar button[title]', nth: -1 };

for (const [kind, route] of Object.entries(pageTypes)) {
  test(`read: ${kind} has its parts where Chromium puts them, and nothing sticks out`, async ({
    reader,
    inChromium,
    at,
    engineName,
  }) => {
    for (const one of [reader, inChromium]) {
      await one.open(at(route));
      await one.until('fonts have come', () => document.fonts.status === 'loaded');
      await giveRoom(one.window, 1440);
    }
    await reader.sees({ role: 'heading', css: 'h1' });
    await reader.sees('.navbar');
    await reader.sees('.theme-layout-footer');
    const expected = await inChromium.window.evaluate(boxes);
    const found = await reader.window.evaluate(boxes);
    expect(Object.keys(found), engineName).toEqual(Object.keys(expected));
    for (const [part, box] of Object.entries(expected))
      for (const edge of ['left', 'width'] as const)
        expect(
          Math.abs((found[part]?.[edge] ?? Number.NaN) - box[edge]),
          `${part} ${edge}: ${found[part]?.[edge]}, in Chromium ${box[edge]}`,
        ).toBeLessThanOrEqual(1);
    await fits(reader, 1440, 900);
    await fits(reader, 390, 844);
  });
}

/** The same room for the page, whether or not a scroll bar takes some of the window. */
async function giveRoom(window: BrowserWindow, width: number): Promise<void> {
  await window.resize(width, 900);
  const taken = await window.evaluate(() => innerWidth - document.documentElement.clientWidth);
  if (taken > 0) await window.resize(width + taken, 900);
}

async function fits(reader: Reader, width: number, height: number): Promise<void> {
  await reader.window.resize(width, height);
  const found = await reader.window.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    window: innerWidth,
  }));
  expect(found).toEqual({ wide: 0, window: width });
  expect(await reader.window.evaluate(loose), `${width} px`).toEqual([]);
}

test.describe('with what is fetched ahead', () => {
  test.use({ fetchesAhead: true });

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

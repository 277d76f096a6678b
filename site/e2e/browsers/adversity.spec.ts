import { chunkWith, sandboxText } from '../built-site.ts';
import { expect, test } from './browser-test.ts';
import { openConsole, sendButton, succeeds } from './console-part.ts';
import type { Reader } from './reader.ts';

const dialog = 'dialog.search-dialog';
const field = `${dialog} [role="combobox"]`;

test('adversity: with the network cut an open console goes on answering', async ({
  reader,
  at,
}) => {
  await openConsole(reader, at('/docs/api/apis/create-job'));
  await reader.sees('[data-cost]');
  await succeeds(reader);
  await reader.line.cut();
  await succeeds(reader);
  expect(await reader.seesPicture('.con-pictures img')).toBeGreaterThan(0);
});

test('adversity: with the network cut an open search goes on finding', async ({ reader, at }) => {
  await reader.open(at('/docs/intro'));
  await reader.click('.navbar .search-box');
  // Parts of the index come with the first question that needs them.
  for (const query of ['credits', 'job']) await finds(reader, query);
  await reader.line.cut();
  for (const query of ['credits', 'job']) await finds(reader, query);
});

/** Asks, and sees pages found for exactly this question. */
async function finds(reader: Reader, query: string): Promise<void> {
  await reader.fill(field, query);
  await reader.sees(`${dialog} [data-status="idle"]`);
  await reader.sees({
    css: `${dialog} [role="option"][href*="/docs/"] mark`,
    text: new RegExp(`^${query.slice(0, 3)}`, 'i'),
  });
}

test('adversity: with storage denied pages, search and console work', async ({ reader, at }) => {
  reader.line.deny('storage');
  await reader.open(at('/docs/intro'));
  const denied = await reader.window.evaluate(() => {
    try {
      return Boolean(localStorage) && false;
    } catch {
      return true;
    }
  });
  expect(denied).toBe(true);
  await reader.click({ css: '.navbar button[title]', nth: -1 });
  await reader.sees('html[data-theme="dark"]');
  await reader.click('.navbar .search-box');
  await reader.fill(field, 'job');
  await reader.sees(`${dialog} [role="option"]`);
  await openConsole(reader, at('/docs/api/apis/get-model'));
  await succeeds(reader);
});

test.describe(() => {
  test.use({ spoils: true });

  test('adversity: without its main script a page is read, and comes alive with Retry', async ({
    reader,
    at,
    text,
  }) => {
    reader.line.spoil(/\/assets\/js\/main\.\w+\.js$/, 'portal');
    await reader.window.goto(reader.line.origin + at('/docs/intro-stage'));
    await comesAlive(reader, text({ en: 'failed to load', zh: '没有加载成功' }));
  });

  test('adversity: a page whose script does not come is loaded whole, and comes alive with Retry', async ({
    reader,
    at,
    text,
  }) => {
    await reader.open(at('/docs/intro'));
    reader.line.spoil(/\/assets\/js\/.*\.js$/, 'portal');
    await reader.click(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`);
    await reader.at(at('/docs/intro-stage'));
    await comesAlive(reader, text({ en: 'failed to load', zh: '没有加载成功' }));
    await reader.sees(`.menu__link--active[href="${at('/docs/intro-stage')}"]`);
  });

  test('adversity: a sandbox that does not come is told, and Send pressed again succeeds', async ({
    reader,
    at,
    text,
    siteLocale,
  }) => {
    await reader.open(at('/docs/api/apis/get-model'));
    reader.line.spoil(new RegExp(chunkWith(sandboxText, siteLocale)), 'refused');
    await reader.click('[data-try]');
    await reader.click(sendButton);
    const told = text({ en: 'sandbox in this page failed to load', zh: '页面内沙箱加载失败' });
    await reader.sees({ css: '.con-result [role="alert"]', text: new RegExp(told) });
    reader.line.mend();
    await succeeds(reader);
  });
});

/** The text is there and the reader is told; once the fault is over, Retry brings the rest. */
async function comesAlive(reader: Reader, told: string): Promise<void> {
  const box = '.load-error--page';
  await reader.sees({ css: box, text: new RegExp(told) });
  await reader.sees('article p');
  reader.line.mend();
  await reader.click(`${box} button`);
  await reader.hydrated();
  await reader.seesNo('.load-error');
}

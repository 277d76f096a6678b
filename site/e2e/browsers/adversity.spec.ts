import { expect, test } from './browser-test.ts';
import { openConsole, succeeds } from './console-part.ts';
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

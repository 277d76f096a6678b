import { expect, test } from './browser-test.ts';

test('journeys: a tutorial runs to its picture, and is reset', async ({ reader, at }) => {
  await reader.open(at('/docs/basic/txt2img'));
  await reader.click('.journey [data-run="all"]');
  await reader.sees('.journey li[data-state="done"] .con-status');
  expect(await reader.seesPicture('.journey .con-pictures img')).toBe(1024);
  await reader.click('.journey [data-reset]');
  await reader.seesNo('.journey .journey-result');
});

test('journeys: the home page paints its prompt', async ({ reader, at, text }) => {
  await reader.open(at('/'));
  await reader.click({ role: 'link', name: text({ en: 'Paint it now', zh: '现在就画' }) });
  await reader.sees('#easel[data-live="SUCCESS"]');
  expect(await reader.seesPicture('#easel img')).toBeGreaterThan(0);
});

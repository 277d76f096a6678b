import { expect, test } from './browser-test.ts';
import type { Reader } from './reader.ts';

for (const allowed of [true, false]) {
  const title = allowed ? '' : ', where the page has no clipboard too';
  test(`copy: what the button copied can be pasted${title}`, async ({ reader, at }) => {
    if (!allowed) reader.line.deny('clipboard');
    await copyAndPaste(reader, at);
  });
}

async function copyAndPaste(reader: Reader, at: (route: string) => string): Promise<void> {
  await reader.open(at('/docs/basic/txt2img'));
  const button = { css: '[data-copy]', nth: 0 };
  await reader.sees(button);
  const code = await reader.window.evaluate(
    () =>
      window.look.find({ css: '[data-copy]' })?.closest('.sample-code')?.querySelector('pre')
        ?.textContent,
  );
  await reader.click(button);
  // The tick is gone after a moment; that the label is kept for it stays.
  await reader.sees({ css: '[data-copy]:not([data-copy=""])' });
  // A field of the page takes the paste; it keeps one line.
  await reader.click('.navbar .search-box');
  const field = 'dialog.search-dialog [role="combobox"]';
  await reader.until(
    'the field has the keyboard',
    css => document.activeElement?.matches(css),
    field,
  );
  await reader.window.press('Control+v');
  const pasted = await reader.until(
    'the field has the paste',
    css => document.querySelector<HTMLInputElement>(css)?.value || undefined,
    field,
  );
  const squeeze = (text = '') => text.replace(/\s+/g, '');
  expect(squeeze(code)).toContain(squeeze(pasted).slice(0, 60));
  expect(squeeze(pasted).length).toBeGreaterThan(10);
}

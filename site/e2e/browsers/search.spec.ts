import { expect, test } from './browser-test.ts';
import type { Reader } from './reader.ts';

const dialog = 'dialog.search-dialog';
const field = `${dialog} [role="combobox"]`;
const results = `${dialog} [role="option"]`;

/** What is asked in both languages, in each; the English pages contain Chinese words too, in their examples. */
const questions = {
  English: {
    en: { query: 'rate limit', page: /rate-limits|basic_rule/ },
    zh: { query: 'ControlNet', page: /controlnet/ },
  },
  Chinese: {
    en: { query: '灯塔', page: /signature_build/ },
    zh: { query: '轮询还是回调', page: /integration-faq/ },
  },
};

async function openSearch(reader: Reader): Promise<void> {
  await reader.click('.navbar .search-box');
  await reader.until(
    'the field has the keyboard',
    css => document.activeElement?.matches(css),
    field,
  );
}

for (const [language, asked] of Object.entries(questions)) {
  test(`search: a question in ${language}, typed letter by letter, leads to its words, marked`, async ({
    reader,
    at,
    siteLocale,
  }) => {
    const { query, page } = asked[siteLocale];
    await reader.open(at('/docs/intro'));
    await openSearch(reader);
    for (const letter of query) await reader.window.type(letter);
    expect(await reader.read(field)).toBe(query);
    await reader.sees(`${dialog} [data-status="idle"]`);
    const href = await reader.attribute({ css: results, nth: 0 }, 'href');
    expect(href).toMatch(page);
    await reader.until(
      'the first result is in sight',
      css => {
        const box = document.querySelector(css)?.getBoundingClientRect();
        const list = document.querySelector('.search-panel')?.getBoundingClientRect();
        return box && list && box.top >= list.top && box.bottom <= list.bottom;
      },
      results,
    );
    if (language === 'Chinese') await reader.window.press('Enter');
    else await reader.click({ css: results, nth: 0 });
    await reader.at(href);
    await reader.seesNo(dialog);
    // Where a browser cannot mark words without touching the page, boxes are drawn over them.
    await reader.until('words of the page are marked', () => {
      const ranges = [...(CSS.highlights?.get('search-terms') ?? [])].map(String);
      const boxes = document.querySelectorAll('.search-overlay span').length;
      return boxes > 0 || ranges.some(words => words.trim());
    });
  });
}

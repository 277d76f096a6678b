import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listErrors } from '@easel/contract';
import { builtIndex } from '../search/built-index.ts';
import {
  evaluateEnglishOnChinese,
  evaluateReaders,
  evaluateTitles,
  readerQueries,
} from '../search/evaluate.ts';
import { expect, type Locale, test } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  test(`${locale}: what readers type leads to the page that answers it`, async () => {
    expect(readerQueries(locale).length).toBeGreaterThanOrEqual(30);
    const { first, amongThree, missed } = await evaluateReaders(locale);
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  test(`${locale}: every heading, field, value and error finds itself or its namesake first`, async () => {
    const { asked, missed } = await evaluateTitles(locale);
    expect(asked).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  });

  test(`${locale}: every error code of the contract is a result of its own`, async () => {
    const { documents } = builtIndex(locale);
    const found = new Set(
      documents.filter(({ kind }) => kind === 'error').map(({ title }) => title),
    );
    const codes = (await listErrors('en')).map(({ code }) => code);
    expect(codes.filter(code => !found.has(code))).toEqual([]);
  });

  test(`${locale}: operations, parameters, fields and values are results of their own kind`, () => {
    const { documents } = builtIndex(locale);
    for (const kind of ['operation', 'parameter', 'property', 'value', 'error']) {
      expect(documents.filter(document => document.kind === kind).length, kind).toBeGreaterThan(9);
    }
  });
}

test('an English heading is found on the Chinese site', async () => {
  const { first, missed } = await evaluateEnglishOnChinese();
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('the file of reader queries names pages that exist', () => {
  const root = fileURLToPath(new URL('../../build/', import.meta.url));
  for (const locale of ['en', 'zh'] as Locale[]) {
    for (const { pages } of readerQueries(locale)) {
      for (const page of pages)
        expect(readFileSync(`${root}${page}/index.html`, 'utf8')).toContain('<main');
    }
  }
});

import { listErrors } from '@easel/contract';
import { expect, it } from 'vitest';
import { builtText } from '../built-site.ts';
import type { Locale } from '../site-test.ts';
import { builtDocuments } from './built-files.ts';
import { evaluateEnglishOnChinese, evaluateReaders, evaluateTitles } from './evaluate.ts';
import { readerQueries } from './reader-queries.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  it(`${locale}: what readers type leads to the page that answers it`, async () => {
    expect(readerQueries(locale).length).toBeGreaterThanOrEqual(30);
    const { first, amongThree, missed } = await evaluateReaders(locale);
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
    // Not a goal, but a fall here would say that the weights fit thirty queries and nothing else.
    const heldOut = await evaluateReaders(locale, 'held-out-queries');
    expect(heldOut.amongThree, heldOut.missed.join('\n')).toBeGreaterThanOrEqual(0.75);
  });

  it(`${locale}: every heading, field, value and error finds itself or its namesake first`, async () => {
    const { asked, missed } = await evaluateTitles(locale);
    expect(asked).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  });

  it(`${locale}: every error code of the contract is a result of its own`, async () => {
    const documents = builtDocuments(locale);
    const found = new Set(
      documents.filter(({ kind }) => kind === 'error').map(({ title }) => title),
    );
    const codes = (await listErrors()).map(({ code }) => code);
    expect(codes.filter(code => !found.has(code))).toEqual([]);
  });

  it(`${locale}: operations, parameters, fields and values are results of their own kind`, () => {
    const documents = builtDocuments(locale);
    for (const kind of ['operation', 'parameter', 'property', 'value', 'error']) {
      expect(documents.filter(document => document.kind === kind).length, kind).toBeGreaterThan(9);
    }
  });
}

it('an English heading is found on the Chinese site', async () => {
  const { first, missed } = await evaluateEnglishOnChinese();
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

it('the file of reader queries names pages that exist', async () => {
  for (const locale of ['en', 'zh'] as Locale[]) {
    const queries = [...readerQueries(locale), ...readerQueries(locale, 'held-out-queries')];
    for (const { pages } of queries) {
      for (const page of pages) expect(await builtText(page)).toContain('<main');
    }
  }
});

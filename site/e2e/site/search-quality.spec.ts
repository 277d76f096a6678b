import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listErrors } from '@easel/contract';
import { builtDocuments } from '../search/built-files.ts';
import type { Evaluation } from '../search/evaluate.ts';
import { readerQueries } from '../search/reader-queries.ts';
import { runScript } from '../search/run-script.ts';
import { expect, type Locale, test } from '../site-test.ts';

let evaluations: Record<string, Evaluation>;

/** Once, for all that run in this process. */
function evaluation(name: string): Evaluation {
  evaluations ??= JSON.parse(runScript('run.ts', '--json')) as Record<string, Evaluation>;
  const found = evaluations[name];
  if (!found) throw new Error(`There is no evaluation “${name}”`);
  return found;
}

for (const locale of ['en', 'zh'] as Locale[]) {
  test(`${locale}: what readers type leads to the page that answers it`, async () => {
    expect(readerQueries(locale).length).toBeGreaterThanOrEqual(30);
    const { first, amongThree, missed } = evaluation(`readers, ${locale}`);
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
    // Not a goal, but a fall here would say that the weights fit thirty queries and nothing else.
    const heldOut = evaluation(`held out, ${locale}`);
    expect(heldOut.amongThree, heldOut.missed.join('\n')).toBeGreaterThanOrEqual(0.75);
  });

  test(`${locale}: every heading, field, value and error finds itself or its namesake first`, async () => {
    const { asked, missed } = evaluation(`own titles, ${locale}`);
    expect(asked).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  });

  test(`${locale}: every error code of the contract is a result of its own`, async () => {
    const documents = builtDocuments(locale);
    const found = new Set(
      documents.filter(({ kind }) => kind === 'error').map(({ title }) => title),
    );
    const codes = (await listErrors('en')).map(({ code }) => code);
    expect(codes.filter(code => !found.has(code))).toEqual([]);
  });

  test(`${locale}: operations, parameters, fields and values are results of their own kind`, () => {
    const documents = builtDocuments(locale);
    for (const kind of ['operation', 'parameter', 'property', 'value', 'error']) {
      expect(documents.filter(document => document.kind === kind).length, kind).toBeGreaterThan(9);
    }
  });
}

test('an English heading is found on the Chinese site', async () => {
  const { first, missed } = evaluation('English headings on the Chinese site');
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('the file of reader queries names pages that exist', () => {
  const root = fileURLToPath(new URL('../../build/', import.meta.url));
  for (const locale of ['en', 'zh'] as Locale[]) {
    const queries = [...readerQueries(locale), ...readerQueries(locale, 'held-out-queries')];
    for (const { pages } of queries) {
      for (const page of pages)
        expect(readFileSync(`${root}${page}/index.html`, 'utf8')).toContain('<main');
    }
  }
});

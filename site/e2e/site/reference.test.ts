import { listOperations, loadContract } from '@easel/contract';
import { expect, it } from 'vitest';
import { contractIn } from '../../i18n/translations.ts';
import { builtText } from '../built-site.ts';
import { contractParts } from '../contract-parts.ts';
import { readablePage } from '../html.ts';
import type { Locale } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const base = locale === 'zh' ? '/zh' : '';

  it(`${locale}: every part of the contract is in the static HTML of its page`, async () => {
    const document = await loadContract(contractIn(locale));
    for (const { id, operation } of listOperations(document)) {
      const page = readablePage(await builtText(`${base}/docs/api/apis/${id}`));
      const parts = contractParts(document, operation);
      const missing = {
        names: parts.names.filter(name => !page.names.has(name)),
        values: parts.values.filter(value => !page.codes.has(value)),
        statuses: parts.statuses.filter(status => !page.ids.has(`response-${status}`)),
        errors: parts.errors.filter(code => !page.ids.has(`error-${code}`)),
        examples: parts.examples.filter(example => !page.text.includes(example)),
        descriptions: parts.descriptions.filter(text => !page.text.includes(text)),
      };
      expect(missing, id).toEqual({
        names: [],
        values: [],
        statuses: [],
        errors: [],
        examples: [],
        descriptions: [],
      });
      expect(parts.names.length, id).toBeGreaterThan(0);
    }
  });

  it(`${locale}: errors.json is the catalogue, and the page has an anchor for each code`, async () => {
    const { errors } = JSON.parse(await builtText(`${base}/errors.json`));
    const html = await builtText(`${base}/docs/api/base/http_status_code`);
    const { ids } = readablePage(html);
    expect(errors.length).toBeGreaterThan(30);
    expect(errors.filter(({ slug }: { slug: string }) => !ids.has(slug))).toEqual([]);
  });
}

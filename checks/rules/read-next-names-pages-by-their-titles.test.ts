import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { readNextNamesPagesByTheirTitles as rule } from './read-next-names-pages-by-their-titles.ts';

const page = 'site/docs/guides/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current';
const others = {
  'site/docs/webhooks.md':
    '---\ntitle: Webhooks\n---\n\n## Order of `events` {/* #order */}\n\nText.\n',
  [`${chinese}/webhooks.md`]: '---\ntitle: 回调\n---\n',
  'contract/operations/get-job.yaml': 'summary: Get a job',
};
const findings = (list: string, path = page) =>
  rule.findings(
    fixtureRepository({
      ...others,
      [path]: `---\ntitle: A\n---\n\n[Anything](../webhooks.md)\n\n## Read next {/* #read-next */}\n\n${list}\n`,
    }),
  );

describe('Read next names pages by their titles', () => {
  it.each([
    ['the title', '- [Webhooks](../webhooks.md): receive them.'],
    ['a description of a section', '- [How they are ordered](../webhooks.md#order)'],
    [
      'other words in the sentence',
      '- [Webhooks](../webhooks.md), or [how they are sent](../webhooks.md).',
    ],
    ['an operation', '- [Get a job](/docs/api/apis/get-job)'],
    ['a page that is not ours to read', '- [Elsewhere](https://example.com)'],
    [
      'another section',
      '- [Webhooks](../webhooks.md)\n\n## More {/* #more */}\n\n- [All](../webhooks.md)',
    ],
  ])('accepts %s', (_what, list) => {
    expect(findings(list)).toEqual([]);
  });

  it.each([
    ['a former title', '- [Callbacks](../webhooks.md): receive them.', '“Webhooks”'],
    ['an address', '- [Receive](/docs/webhooks)', '“Webhooks”'],
    ['the id of an operation', '- [`get-job`](../api/apis/get-job)', '“Get a job”'],
  ])('reports %s', (_what, list, names) => {
    expect(findings(list)).toMatchObject([
      { where: `${page}:9`, expected: `the title there: ${names}` },
    ]);
  });

  it('reads Chinese pages', () => {
    const path = `${chinese}/guides/a.md`;
    expect(findings('- [接收回调](../webhooks.md)', path)).toHaveLength(1);
    expect(findings('- [回调](../webhooks.md)', path)).toEqual([]);
  });
});

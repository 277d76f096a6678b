import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { translationsShareHeadingIdsAndLinks as rule } from './translations-share-heading-ids-and-links.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';

const source = `---
title: A
tags: [jobs]
---

See [basics](./basic.md) and \`[not](a-link)\`.

## One {/* #one */}

### Two {/* #two */}

\`\`\`\`markdown
\`\`\`json
## In a code block
\`\`\`
\`\`\`\`
`;

const translation = source
  .replace('title: A', 'title: 甲')
  .replace('See [basics]', '见[基础]')
  .replace('One', '一')
  .replace('Two', '二');

const findings = (zh: string, en = source) =>
  rule.findings(fixtureRepository({ [english]: en, [chinese]: zh }));

describe('translations share heading ids and links', () => {
  it('accepts a faithful translation', () => {
    expect(findings(translation)).toEqual([]);
  });

  it.each([
    ['another id', '#two', '#zwei', 'headings: ### zwei'],
    ['another level', '### 二', '## 二', 'headings: ## two'],
    ['another link', './basic.md', './other.md', 'links: ./other.md'],
    ['a missing code block', /`{4}[\s\S]+`{4}/, '', 'code blocks: nothing else'],
    ['other tags', '[jobs]', '[jobs, billing]', 'tags: billing'],
  ])('reports %s', (_what, from, to, found) => {
    expect(findings(translation.replace(from, to))).toMatchObject([{ where: chinese, found }]);
  });

  it('reports the same ids in another order', () => {
    const swapped = '## A {/* #a */}\n\n## B {/* #b */}\n';
    const original = '## B {/* #b */}\n\n## A {/* #a */}\n';
    expect(findings(swapped, original)).toMatchObject([{ found: 'headings: ## a, ## b' }]);
  });

  it('reports a heading without an id in either language', () => {
    expect(findings('## 一\n', '## One\n')).toMatchObject([
      { where: `${english}:1`, found: 'the heading “One” without an id' },
      { where: `${chinese}:1`, found: 'the heading “一” without an id' },
    ]);
  });
});

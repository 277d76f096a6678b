import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { translationsAreBuiltAlike as rule } from './translations-are-built-alike.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';

const source = `## One {/* #one */}

<Sample task="upscale" />

:::warning[It costs credits]

Text.

:::

| a | b |
|---|---|
| c | d |

![A picture](/img/a.webp)

<Card to="/docs/b" title="Next" />

\`\`\`json
{ "prompt": "a lighthouse" }
{ "steps": 20 }
\`\`\`
`;

const translation = source
  .replace('One', '一')
  .replace('It costs credits', '会花积分')
  .replace('A picture', '图')
  .replace('title="Next"', 'title="接着读"')
  .replace('a lighthouse', '灯塔')
  .replace('Text.', '文字。');

const findings = (zh: string) =>
  rule.findings(fixtureRepository({ [english]: source, [chinese]: zh }));

describe('translations are built alike', () => {
  it('accepts a faithful translation, with its own words', () => {
    expect(findings(translation)).toEqual([]);
  });

  it.each([
    ['another sample', 'task="upscale"', 'task="lora"', '<Sample task="lora">'],
    ['a missing sample', '<Sample task="upscale" />\n', '', ':::warning'],
    ['another admonition', ':::warning', ':::note', ':::note'],
    ['a missing table row', '| c | d |\n', '', 'a table of 0 rows'],
    ['another picture', '/img/a.webp', '/img/b.webp', 'image /img/b.webp'],
    ['another card', 'to="/docs/b"', 'to="/docs/c"', '<Card to="/docs/c">'],
    ['another code block', '```json', '```http', 'code http'],
    ['another value in code', '"steps": 20', '"steps": 30', '{ "steps": 30 }'],
    ['a missing line of code', '{ "steps": 20 }\n', '', '1 lines'],
  ])('reports %s', (_what, from, to, found) => {
    expect(findings(translation.replace(from, to))).toMatchObject([{ found }]);
  });

  it('reports parts in another order', () => {
    const moved = `${translation.replace('<Sample task="upscale" />\n', '')}\n<Sample task="upscale" />\n`;
    expect(findings(moved)).toMatchObject([
      { where: `${chinese}:4`, found: ':::warning', expected: expect.stringContaining('<Sample') },
    ]);
  });
});

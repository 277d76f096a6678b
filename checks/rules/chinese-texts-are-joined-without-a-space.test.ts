import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { chineseTextsAreJoinedWithoutASpace as rule } from './chinese-texts-are-joined-without-a-space.ts';

const component = 'site/islands/tools/lab/index.tsx';
const files = {
  'site/islands/tools/lab/texts.ts': "import type lab from '@messages/lab.json';",
  'site/i18n/zh/messages/lab.json': JSON.stringify({
    kept: '密钥不会保存。',
    cause: '原因：',
    copy: '复制',
    wait: '先等 {seconds} 秒。',
    covers: { one: '够一个任务。', other: '够 {count} 个任务。' },
    gap: '',
  }),
  'site/i18n/zh/messages/other.json': JSON.stringify({ copy: '复制。' }),
};
const findings = (markup: string, path = component) =>
  rule.findings(fixtureRepository({ ...files, [path]: `const messages = {}; ${markup}` }));

describe('Chinese texts are joined without a space', () => {
  it.each([
    ['the gap of the language', '<p>{messages.kept}{messages.gap}{messages.wait}</p>'],
    ['a sum with the gap', '<p>{messages.kept + messages.gap + messages.wait}</p>'],
    ['a text that ends in no mark', "<p>{messages.copy}{' '}<code>a</code></p>"],
    ['what is not a message', "<p>{data.kept}{' '}{messages.copy}</p>"],
    ['the end of a line', '<p>\n{messages.kept}\n{messages.gap}\n</p>'],
    ['a space that ends an element', "<p>{messages.kept}{' '}</p>"],
    ['the colon of the language', '<p title={messages.copy + messages.colon + name} />'],
  ])('accepts %s', (_what, markup) => {
    expect(findings(markup)).toEqual([]);
  });

  it.each([
    ['two messages', '<p>{messages.kept} {messages.wait}</p>', 'a space after “kept”'],
    ['a space in braces', "<p>{messages.kept}{' '}\n{messages.wait}</p>", 'a space after “kept”'],
    ['a filled message', '<p>{fill(messages.wait, { seconds })} {a}</p>', 'a space after “wait”'],
    ['a count', '<p>{count(messages.covers, 2)} {a}</p>', 'a space after “covers”'],
    ['an element', '<p><b>{texts.cause}</b> <i>{a}</i></p>', 'a space after “cause”'],
    ['a choice', '<p>{a ? messages.kept : messages.copy} {b}</p>', 'a space after “kept”'],
    ['a sentence of data', '<p><b>{error.remedy}</b> {a}</p>', 'a space after “remedy”'],
    ['a template', 'const a = `\u0024{messages.kept} \u0024{b}`;', 'a space after “kept”'],
    [
      'a colon',
      '<p title={`\u0024{messages.copy}: \u0024{a}`} />',
      'a half-width colon after “copy”',
    ],
    ['a colon in markup', '<p>{messages.copy}: <a /></p>', 'a half-width colon after “copy”'],
  ])('reports %s', (_what, markup, found) => {
    expect(findings(markup)).toMatchObject([{ where: `${component}:1`, found }]);
  });

  it('reads the markup of the reference', () => {
    const texts = { 'reference/messages.zh.json': '{"contract": "契约："}' };
    const path = 'reference/src/markup/A.tsx';
    const source = '<p>{messages.contract} <a /></p>';
    expect(rule.findings(fixtureRepository({ ...texts, [path]: source }))).toHaveLength(1);
  });
});

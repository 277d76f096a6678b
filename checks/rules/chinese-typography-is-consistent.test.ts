import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { chineseTypographyIsConsistent as rule } from './chinese-typography-is-consistent.ts';

const page = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const findings = (text: string, path = page) => rule.findings(fixtureRepository({ [path]: text }));

const full = 'full-width punctuation in a Chinese sentence: ，。！？：；';
const beside = 'no space beside full-width punctuation';
const between = 'full-width punctuation between names in a Chinese sentence: ，：；';
const spaced = 'a space between Chinese and Latin letters, digits or code';

describe('Chinese typography is consistent', () => {
  it.each([
    ['a plain sentence', '用 RSA 签名时，密钥至少 2048 位（推荐 PKCS#8 格式）。'],
    ['code and links', '传 `jobId`，详见[基本规则](./api/base/basic_rule.md)的说明。'],
    ['a table', '| 返回了什么？ | `GET` |'],
    ['lists and headings', '1. 创建任务\n\n## 查看结果 {/* #check-the-result */}'],
    ['bold text before punctuation', '**询价**。把阶段列表发过去。'],
    ['English inside Chinese', '标题是 Hello, world. See you at 12:30，共 85%。'],
    ['names without Chinese', '`a`, `b`: `c`'],
    ['an ellipsis', '发送中……'],
    ['code blocks', '```js\nconst 变量=1; // 注释,随意\n```'],
    ['components', '<TabItem value="get" label="查询">\n\n查询\n\n</TabItem>'],
    ['an admonition', ':::warning[会花积分]\n\n预扣积分。\n\n:::'],
  ])('accepts %s', (_what, text) => {
    expect(findings(`---\ntitle: 标题\n---\n\n${text}\n`)).toEqual([]);
  });

  it('leaves open what a placeholder will say', () => {
    const message = '{"a.b": {"message": "等回调；{link}都有说明，共 {count} 条"}}';
    expect(findings(message, 'site/i18n/zh/code.json')).toEqual([]);
  });

  it.each([
    ['a half-width comma', '签名时,密钥', full],
    ['a half-width comma after code', '返回 `SUCCESS`, 然后下载', full],
    ['half-width brackets', '推荐 (默认) 格式', 'full-width brackets: （）'],
    ['straight quotation marks', '称为"任务"。', 'curly quotation marks: “”'],
    ['a missing space before Latin', '使用RSA', spaced],
    ['a missing space after a digit', '4张图', spaced],
    ['a missing space beside code', '传`jobId`', spaced],
    ['a missing space beside bold Latin', '使用**RSA**', spaced],
    ['a space beside punctuation', '返回 `SUCCESS` ，然后', beside],
    ...['。', '，', '：', '）'].map((mark): [string, string, string] => [
      `${mark} inside bold text, with a space after it`,
      `**询价${mark}** 把阶段列表发过去`,
      'the mark after the bold text, without a space: **词**，句',
    ]),
    ['two sentences with a space between', '先询价。 再创建任务', beside],
    ['a space after a colon', '怎么改： 只序列化一次', beside],
    ['a half-width colon between Chinese', '了解更多: 签名概述', full],
    ['a half-width colon after code', '`PARAM_ERROR`: 参数错误', full],
    ['a half-width comma between names', '字段有 `a`, `b` 两个', between],
    ['a half-width colon between names', '写成 `a`: `b`', between],
    ['half an ellipsis', '正在画…', 'an ellipsis of six dots: ……'],
    ['dots for an ellipsis', '正在画...', 'an ellipsis of six dots: ……'],
    ['a space inside Chinese', '待签名 字符串', 'no space inside Chinese'],
    ['a broken paragraph', '第一行\n第二行', expect.stringContaining('one line')],
  ])('reports %s', (_what, text, expected) => {
    const found = [findings(text)].flat();
    expect(found).toContainEqual({
      where: expect.any(String),
      found: expect.any(String),
      expected,
    });
  });

  it.each([
    ['front matter', page, '---\ntitle: 使用RSA\n---\n'],
    ['messages', 'site/i18n/zh/code.json', '{"a.b": {"message": "使用RSA"}}'],
    ['tags', 'site/i18n/zh/docusaurus-plugin-content-blog/tags.yml', 'a:\n  label: 使用RSA\n'],
    ['data', 'site/i18n/zh/samples.yaml', 'lora: { title: 使用RSA }'],
    [
      'what the glossary means',
      'site/i18n/zh/glossary.yaml',
      'a: { means: 使用RSA, avoid: [用RSA] }',
    ],
  ])('reads %s', (_what, path, text) => {
    expect(findings(text, path)).toMatchObject([{ found: '“使用RSA”', expected: spaced }]);
  });
});

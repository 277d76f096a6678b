import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { chineseTextsPassZhlint as rule } from './chinese-texts-pass-zhlint.ts';

const page = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const findings = (text: string, path = page) => rule.findings(fixtureRepository({ [path]: text }));

describe('Chinese texts pass zhlint', () => {
  it.each([
    ['a sentence', '用 RSA 签名时，密钥至少 2048 位（推荐 PKCS#8 格式）。'],
    ['code, links and numbers', '传 `jobId`，等 2 秒，详见[基本规则](./basic_rule.md)的说明。'],
    ['bold text before punctuation', '**询价**。把阶段列表发过去。'],
    ['a table', '| 返回了什么？ | `GET` |'],
    ['a heading with a number and an id', '## 1. 创建任务 {/* #create */}'],
    ['code blocks', '```js\nconst 变量=1; // 注释,随意\n```'],
    ['a name that begins with a dot', '改用 CNG、.NET 的 `RSA.SignData`。'],
    ['an English page', 'Nothing,here.'],
  ])('accepts %s', (_what, text) => {
    expect(findings(text)).toEqual([]);
  });

  it('leaves open what a placeholder will say', () => {
    const message = '{"a.b": {"message": "{link}都有说明，共 {count} 条"}}';
    expect(findings(message, 'site/i18n/zh/code.json')).toEqual([]);
  });

  it.each([
    ['a half-width comma', '签名时,密钥'],
    ['a missing space', '等2秒'],
    ['a space too many', '只有**一个用户**  可读'],
    ['straight quotation marks', '称为"任务"'],
    ['traditional quotation marks', '称为「任务」'],
    ['a quotation mark without its partner', '称为“任务。'],
    ['a full-width tilde', '60～86400 秒'],
    ['half-width brackets', '推荐(默认)格式'],
  ])('reports %s', (_what, text) => {
    expect(findings(text)).toContainEqual(expect.objectContaining({ where: `${page}:1` }));
  });

  it('reads what the contract and the samples say', () => {
    const path = 'site/i18n/zh/samples.yaml';
    expect(findings('lora: { title: 使用RSA }', path)).toMatchObject([
      { where: `${path} lora.title` },
    ]);
    const overlay = 'site/i18n/zh/contract/openapi.overlay.yaml';
    expect(findings('description: 签名时,密钥', overlay)).toHaveLength(1);
  });

  it('reads the messages of live and generated parts', () => {
    const path = 'site/i18n/zh/messages/console.json';
    const table = '{"send": "使用RSA"}';
    expect(findings(table, path)).toMatchObject([{ where: `${path} send` }]);
  });

  it('reads messages', () => {
    expect(findings('{"a.b": {"message": "使用RSA"}}', 'site/i18n/zh/code.json')).toMatchObject([
      { where: 'site/i18n/zh/code.json a.b', found: '“使用RSA”' },
    ]);
  });
});

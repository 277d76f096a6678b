import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { chinesePagesFollowTheGlossary as rule } from './chinese-pages-follow-the-glossary.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const texts = 'site/i18n/zh/code.json';

const good: Record<string, string> = {
  'contributing/glossary.yaml': `
- { en: job, zh: 任务, avoid: [作业] }
- { en: status, zh: 状态 }
- { en: final status, zh: 终态 }
- { en: operation, zh: 接口, avoid: [操作] }
- { en: header, zh: 请求头 / 响应头 }
- { en: sampler, zh: 采样器, also: [采样节点] }
- { en: node, zh: 节点 }
- { en: quote, zh: 报价, everyday: true }
- { en: nonce, zh: same, avoid: [随机串] }
`,
  'site/src/a.tsx': `<Translate id="a.b">Jobs</Translate>; translate({ id: 'a.c', message: 'Cards' })`,
  [texts]: JSON.stringify({ 'a.b': { message: '任务' }, 'a.c': { message: '作业本' } }),
  [english]: `---
title: Jobs
---

Each operation has headers; a nonce is read by the sampler.

The final status is \`status\`. Run Node.js and \`node\`, or get-job. Use double quotes.

Operating systems differ.
`,
  [chinese]: `---
title: 任务
translated_from: 'x'
---

每个接口都有响应头，nonce 交给采样节点。

终态写在 \`status\` 里。运行 Node.js 或 get-job，用双引号，不说“作业”。

操作系统各不相同。
`,
};
const findings = (path: string, from: string, to: string) =>
  rule.findings(fixtureRepository({ ...good, [path]: (good[path] ?? '').replace(from, to) }));

describe('Chinese pages follow the glossary', () => {
  it('accepts the fixed words, everyday meanings, names, and words spoken about', async () => {
    expect(await rule.findings(fixtureRepository(good))).toEqual([]);
  });

  it.each([
    ['a fixed word that is missing', '终态', '最后的样子', '“final status” in line 7'],
    ['both alternatives missing', '响应头', '头部', '“header” in line 5'],
    ['a word to avoid', '每个接口', '每个接口（操作）', '操作 for “operation”'],
    ['a translation of what stays English', 'nonce', 'nonce（随机串）', '随机串 for “nonce”'],
  ])('reports %s', async (_what, from, to, found) => {
    expect(await findings(chinese, from, to)).toMatchObject([
      { found: expect.stringContaining(found) },
    ]);
  });

  it('names the line of a word to avoid', async () => {
    expect(await findings(chinese, '每个接口', '接口或操作')).toMatchObject([
      { where: `${chinese}:6` },
    ]);
  });

  it('compares with the whole page when the lines do not match', async () => {
    expect(await findings(chinese, '操作系统', '\n\n操作系统')).toMatchObject([
      { found: '操作 for “operation”' },
    ]);
  });

  it('reads what the contract and the samples say', async () => {
    const path = 'samples/lora/sample.yaml';
    const text = 'title: { en: Create a job, zh: 创建作业 }';
    expect(await rule.findings(fixtureRepository({ ...good, [path]: text }))).toMatchObject([
      { where: `${path} title.en`, found: '作业 for “job”' },
    ]);
  });

  it('reads errors of the contract in both languages', async () => {
    const path = 'contract/errors.yaml';
    const text = 'errors: { A: { cause: { en: The job has ended., zh: 作业已结束。 } } }';
    expect(await rule.findings(fixtureRepository({ ...good, [path]: text }))).toMatchObject([
      { where: `${path} errors.A.cause.en`, found: '作业 for “job”' },
    ]);
  });

  it('reads the overlay beside the English texts of the contract', async () => {
    const path = 'contract/wording/zh.overlay.yaml';
    const texts = [
      { key: 'info.summary', en: 'Nothing is done.', zh: '没有任何操作。' },
      { key: 'info.description', en: 'Each operation reads a job.', zh: '每个操作读取任务。' },
    ];
    const outputs = { 'contract/print-texts.ts': JSON.stringify(texts) };
    expect(await rule.findings(fixtureRepository({ ...good, [path]: '' }, outputs))).toMatchObject([
      { where: `${path} info.description`, found: '操作 for “operation”' },
    ]);
  });

  it('reads the messages of an island beside their English ones', async () => {
    const change = {
      'site/locales/en/lab.json': '{"a": "New job"}',
      'site/locales/zh/lab.json': '{"a": "新作业"}',
    };
    expect(await rule.findings(fixtureRepository({ ...good, ...change }))).toMatchObject([
      { where: 'site/locales/zh/lab.json a', found: '作业 for “job”' },
    ]);
  });

  it('reads messages beside their English text', async () => {
    expect(await findings(texts, '任务', '作业')).toMatchObject([
      { where: `${texts} a.b`, found: '作业 for “job”' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { chinesePagesFollowTheGlossary as rule } from './chinese-pages-follow-the-glossary.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const texts = 'site/i18n/zh/code.json';

const good: Record<string, string> = {
  'contributing/glossary.yaml': `
- { term: job }
- { term: status }
- { term: final status }
- { term: operation }
- { term: header }
- { term: sampler }
- { term: node }
- { term: quote, everyday: true }
- { term: nonce }
`,
  'site/i18n/zh/glossary.yaml': `
job: { word: 任务, avoid: [作业] }
status: { word: 状态 }
final status: { word: 终态 }
operation: { word: 接口, avoid: [操作] }
header: { word: 请求头 / 响应头 }
sampler: { word: 采样器, also: [采样节点] }
node: { word: 节点 }
quote: { word: 报价 }
nonce: { avoid: [随机串] }
id: { word: ID, avoid: [id] }
pose: { word: 姿态, avoid: [姿势] }
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

  describe('on words of ordinary English', () => {
    const added = (text: string) => findings(chinese, '操作系统各不相同。', text);

    it.each([
      ['the word', '任务 ID 和人物姿态。'],
      ['the other one in brackets after it', '人物姿态（姿势）。'],
      ['the other one spoken about', '不叫“姿势”。'],
      ['a name in code', '字段 `id`、webhook-id 和 `jobId`。'],
      ['a heading, and a sentence that quotes it', '## 模型 id 的来源\n\n见[模型 id 的来源](#a)。'],
    ])('accepts %s', async (_what, text) => {
      expect(await added(text)).toEqual([]);
    });

    it.each([
      ['id in prose', '记下任务 id。', 'id for “id”'],
      ['another word for the same thing', '人物的姿势。', '姿势 for “pose”'],
    ])('reports %s, whatever the English says', async (_what, text, found) => {
      expect(await added(text)).toMatchObject([{ where: `${chinese}:10`, found }]);
    });

    it('reads messages too', async () => {
      expect(await findings(texts, '任务', '任务 id')).toMatchObject([
        { where: `${texts} a.b`, found: 'id for “id”' },
      ]);
    });
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

  it.each([
    ['a sample', 'samples/lora/sample.yaml', 'title: $', 'samples.yaml', 'lora.title'],
    [
      'a journey',
      'site/journeys/x.yaml',
      'steps: [{ id: a, text: $ }]',
      'journeys.yaml',
      'x.steps.a.text',
    ],
    [
      'an error',
      'contract/errors.yaml',
      'errors: { A: { cause: $ } }',
      'contract/errors.yaml',
      'errors.A.cause',
    ],
    [
      'a limit',
      'contract/constants/limits.yaml',
      'limits: [{ id: a, label: $ }]',
      'contract/constants.yaml',
      'limits.limits.a.label',
    ],
  ])('reads what %s says', async (_what, original, english, file, key) => {
    const path = `site/i18n/zh/${file}`;
    const chinese = key
      .split('.')
      .reduceRight<unknown>((inner, name) => ({ [name]: inner }), '创建作业');
    const change = {
      [original]: english.replace('$', 'Create a job'),
      [path]: JSON.stringify(chinese),
    };
    expect(await rule.findings(fixtureRepository({ ...good, ...change }))).toMatchObject([
      { where: `${path} ${key}`, found: '作业 for “job”' },
    ]);
  });

  it('reads the overlay beside the English texts of the contract', async () => {
    const folder = 'site/i18n/zh/contract';
    const texts = [
      { key: 'info.summary', text: 'Nothing is done.', translated: '没有任何操作。' },
      { key: 'info.description', text: 'Each operation reads.', translated: '每个操作读取任务。' },
    ];
    const path = `${folder}/openapi.overlay.yaml`;
    const outputs = { [`contract/print-texts.ts ${folder}`]: JSON.stringify(texts) };
    expect(await rule.findings(fixtureRepository({ ...good, [path]: '' }, outputs))).toMatchObject([
      { where: `${path} info.description`, found: '操作 for “operation”' },
    ]);
  });

  it('reads the messages of an island beside their English ones', async () => {
    const change = {
      'site/i18n/en/messages/lab.json': '{"a": "New job"}',
      'site/i18n/zh/messages/lab.json': '{"a": "新作业"}',
    };
    expect(await rule.findings(fixtureRepository({ ...good, ...change }))).toMatchObject([
      { where: 'site/i18n/zh/messages/lab.json a', found: '作业 for “job”' },
    ]);
  });

  it('reads messages beside their English text', async () => {
    expect(await findings(texts, '任务', '作业')).toMatchObject([
      { where: `${texts} a.b`, found: '作业 for “job”' },
    ]);
  });
});

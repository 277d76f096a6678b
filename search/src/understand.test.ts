import { describe, expect, it } from 'vitest';
import type { HanData, Section } from './index-file.ts';
import { openIndex } from './open-index.ts';
import { understand } from './understand.ts';
import { writeIndex } from './write-index.ts';

const han: HanData = {
  folds: '簽签圖图錯错誤误碼码積积',
  sounds:
    'cai采 cuo错 fen分份 huan换 ji积机 ming名明 ma码 qian签前 qi器 sheng生声 tu图土 wen文纹 wu误 xun询寻 yang样洋 lun轮 quan权全 zhong重中',
};
const titles = [
  '签名',
  '积分',
  '文生图',
  '图生图',
  '错误码',
  '采样器',
  '轮询',
  'LoRA 权重',
  'Webhooks',
];
const sections: Section[] = titles.map((title, i) => ({
  pageTitle: title,
  sectionTitle: '',
  sectionRoute: `/docs/${i}`,
  content: 'A rate limit, a negative prompt and the upscaler of a lora.',
  type: 'docs',
}));

describe.each([
  ['whole', { splitAbove: Number.POSITIVE_INFINITY }],
  ['split', { splitAbove: 0 }],
] as const)('understand, with a %s index', (_form, options) => {
  const { file, shards } = writeIndex(sections, { ...options, han });
  const fetched: string[] = [];
  const index = openIndex(JSON.parse(JSON.stringify(file)), {
    loadShard: async name => {
      fetched.push(name);
      return shards.find(shard => shard.name === name)?.content;
    },
  });

  it.each([
    ['qianming', '签名'],
    ['qian ming', '签名'],
    ["wen'sheng'tu", '文生图'],
    ['wenshengtu', '文生图'],
    ['wenshengt', '文生图'],
    ['wst', '文生图'],
    ['签ming', '签名'],
    ['lora quanzhong', 'lora 权重'],
    ['积份', '积分'],
    ['签明', '签名'],
    ['采洋器', '采样器'],
    ['纹生图', '文生图'],
    ['轮寻', '轮询'],
    ['negativeprompt', 'negative prompt'],
    ['web hooks', 'webhooks'],
    ['upsclaer', 'upscaler'],
  ])('%s is %s, and the reader is told so', async (typed, text) => {
    expect(await understand([index], typed)).toEqual({ text, guessed: true });
  });

  it.each([
    ['簽名', '签名'],
    ['圖生圖', '图生图'],
    ['錯誤碼', '错误码'],
  ])('%s is %s, which goes without saying', async (typed, text) => {
    expect(await understand([index], typed)).toEqual({ text, guessed: false });
  });

  it.each([
    '签名',
    'lora',
    'lor',
    'webhooks',
    '文生图',
    'rate limit',
    'qqqzzzxxv',
    '',
    '😀',
    '<b>',
  ])('%s stays as it is', async typed => {
    expect(await understand([index], typed)).toEqual({ text: typed, guessed: false });
  });

  it('fetches how Chinese is read only for what needs it', async () => {
    fetched.length = 0;
    const fresh = openIndex(JSON.parse(JSON.stringify(file)), {
      loadShard: async name => {
        fetched.push(name);
        return shards.find(shard => shard.name === name)?.content;
      },
    });
    await understand([fresh], 'rate limit');
    expect(fetched.filter(name => name.endsWith('-han'))).toEqual([]);
  });
});

it('a word that means the same as another is not taken for a slip', async () => {
  const { file } = writeIndex(sections, { alike: ['limit limut'] });
  const index = openIndex(file);
  expect((await understand([index], 'limut')).text).toBe('limut');
  expect((await understand([index], 'limat')).text).toBe('limit');
});

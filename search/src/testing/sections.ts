import fc from 'fast-check';
import type { Section } from '../index-file.ts';

const section = (
  pageTitle: string,
  sectionTitle: string,
  content: string,
  more: Partial<Section> = {},
) => ({
  pageTitle,
  sectionTitle,
  sectionRoute: `/docs/${encodeURIComponent(pageTitle)}${sectionTitle ? `#${encodeURIComponent(sectionTitle)}` : ''}`,
  content,
  type: 'docs',
  ...more,
});

/** A small bilingual site, for tests only. */
export const exampleSections: readonly Section[] = [
  section(
    'Create an image',
    '',
    'Send a prompt and receive an image. Choose the aspectRatio, for example 16:9.',
  ),
  section(
    'Create an image',
    'Aspect ratio',
    'The width to the height of an image: 1:1, 16:9 or 9:16.',
  ),
  section(
    'Create an image',
    'Size',
    'In pixels, such as 1024x1024. Model 3.5 goes up to 2048x2048.',
  ),
  section('Errors', '', 'Every error has a code and a message.'),
  section('Errors', 'INSUFFICIENT_CREDITS', 'The account has too few credits for this job.', {
    kind: 'error',
  }),
  section('Errors', 'Rate limits', 'Wait, then try again. The limit is counted by key.'),
  section('Authentication', 'Sign a request', 'Sign the canonical request with the secret key.', {
    tags: ['security'],
    sidebarParentCategories: ['Foundations'],
  }),
  section('创建图片', '', '发送提示词，得到一张图片。', { aliases: ['Create an image'] }),
  section('创建图片', '宽高比', '图片的宽与高之比，例如 16:9。', { aliases: ['Aspect ratio'] }),
  section('错误', '错误码', '每个错误都有错误码与说明，轮询任务状态时也会返回。', {
    aliases: ['Error codes'],
  }),
  section('News', 'Prototype and constructor', 'About __proto__, constructor and toString.', {
    type: 'blog',
  }),
];

const WORDS =
  'signature aspectRatio seed token model prompt image size webhook credit worker queue 宽高比 签名 任务 模型 提示词 积分 队列 图片'.split(
    ' ',
  );

/** Enough of different words that an index of them has many shards; the same every time. */
export function manySections(count: number): Section[] {
  let state = 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const filler = () =>
    next(2)
      ? String.fromCharCode(0x4e00 + next(900), 0x4e00 + next(900))
      : String.fromCharCode(97 + next(26), 97 + next(26), 97 + next(26), 97 + next(26));
  return Array.from({ length: count }, (_, i) => ({
    pageTitle: `Page ${i >> 3}`,
    sectionTitle: `${WORDS[next(WORDS.length)]} ${filler()}`,
    sectionRoute: `/docs/${i >> 3}#${i}`,
    content: Array.from({ length: 30 }, () =>
      next(6) ? filler() : WORDS[next(WORDS.length)],
    ).join(' '),
    type: 'docs',
  }));
}

/** Any UTF-16 at all, lone surrogates included; for tests. fast-check's own takes seconds to set up. */
export const anyText = (maxLength = 60) =>
  fc
    .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.nat(0xffff)), { maxLength })
    .map(codes => String.fromCharCode(...codes));

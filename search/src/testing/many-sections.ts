import type { Section } from '../search-document.ts';

const WORDS =
  'signature aspectRatio seed token model prompt image size callback credit worker queue 宽高比 签名 任务 模型 提示词 积分 队列 图片'.split(
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

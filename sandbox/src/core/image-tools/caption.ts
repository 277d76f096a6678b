import type { Observation } from './observe.ts';

const captionWords = 3;

export function captionOf(seen: Observation[], language: 'en' | 'zh'): string {
  const strongest = seen.slice(0, captionWords);
  if (language === 'zh') {
    return `沙箱读出的一张图片，特征是${strongest.map(({ zh }) => zh).join('、')}。`;
  }
  const words = strongest.map(({ name }) => name).join(', ');
  return `A picture read by the sandbox: ${words}.`;
}

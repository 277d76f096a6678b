import { luminance, type Pixels, resize } from '../images/pixels.ts';

interface Observation {
  name: string;
  zh: string;
  score: number;
}

type Rule = [name: string, zh: string, share: (facts: Facts) => number];

interface Facts {
  light: number;
  contrast: number;
  colour: number;
  red: number;
  green: number;
  blue: number;
  topLight: number;
  wide: number;
}

/** Measured, not recognised: the sandbox has no network that knows a lighthouse. */
const rules: Rule[] = [
  ['bright', '明亮', facts => facts.light],
  ['dark', '昏暗', facts => 1 - facts.light],
  ['high contrast', '高对比度', facts => facts.contrast * 2.2],
  ['soft light', '柔光', facts => 1 - facts.contrast * 2.2],
  ['colorful', '色彩丰富', facts => facts.colour * 2.5],
  ['monochrome', '单色', facts => 1 - facts.colour * 5],
  ['warm colors', '暖色调', facts => 0.5 + (facts.red - facts.blue) * 2],
  ['cool colors', '冷色调', facts => 0.5 + (facts.blue - facts.red) * 2],
  ['green theme', '绿色调', facts => (facts.green - (facts.red + facts.blue) / 2) * 8],
  ['sky', '天空', facts => 0.3 + facts.topLight * 0.6],
  ['landscape', '风景', facts => 0.4 + facts.wide * 0.2],
  ['no humans', '无人', () => 0.69],
];

export function observe(image: Pixels): Observation[] {
  const facts = measure(resize(image, 64, 64), image.width / image.height);
  return rules
    .map(([name, zh, share]) => ({ name, zh, score: toScore(share(facts)) }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
}

function toScore(share: number): number {
  return Math.round(Math.min(0.99, Math.max(0.01, share)) * 100) / 100;
}

function measure(small: Pixels, aspect: number): Facts {
  const grey = luminance(small);
  const count = grey.length;
  const light = average(grey) / 255;
  const topLight = average(grey.subarray(0, count / 3)) / 255;
  const contrast = average(grey.map(value => Math.abs(value - light * 255))) / 255;
  const sums = [0, 0, 0];
  let colour = 0;
  for (let at = 0; at < small.data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = small.data.subarray(at, at + 3);
    sums[0]! += r;
    sums[1]! += g;
    sums[2]! += b;
    colour += (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
  }
  const [red = 0, green = 0, blue = 0] = sums.map(sum => sum / count / 255);
  const wide = Math.min(1, Math.max(0, aspect - 0.5));
  return { light, contrast, colour: colour / count, red, green, blue, topLight, wide };
}

function average(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const captionWords = 3;

export function captionOf(seen: Observation[], language: 'en' | 'zh'): string {
  const strongest = seen.slice(0, captionWords);
  if (language === 'zh') {
    return `沙箱读出的一张图片，特征是${strongest.map(({ zh }) => zh).join('、')}。`;
  }
  const words = strongest.map(({ name }) => name).join(', ');
  return `A picture read by the sandbox: ${words}.`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../images/png.ts';
import { createCanvas } from './canvas.ts';
import { type PaintSpec, paint } from './index.ts';
import { cosine, sine } from './random.ts';
import { styles } from './styles/index.ts';
import { subjects } from './subjects/index.ts';

const spec: PaintSpec = {
  prompt: '',
  seed: 7,
  steps: 25,
  baseModel: 'SDXL',
  modelId: 'test',
  loras: [],
};
const digest = (more: Partial<PaintSpec>) => crc32(paint({ ...spec, ...more }, 64, 64).data);

it('fills a shape to its edges, and half a pixel by half', () => {
  const { fill, pixels } = createCanvas(4, 3);
  fill(
    [
      [1, 0],
      [2.5, 0],
      [2.5, 3],
      [1, 3],
    ],
    [200, 100, 50],
  );
  expect([...pixels.data.subarray(0, 12)]).toEqual([0, 0, 0, 200, 100, 50, 100, 50, 25, 0, 0, 0]);
});

it('has a sine that is one', () => {
  for (let turns = -1; turns < 2; turns += 0.01) {
    expect(sine(turns)).toBeCloseTo(Math.sin(turns * 2 * Math.PI), 5);
    expect(cosine(turns)).toBeCloseTo(Math.cos(turns * 2 * Math.PI), 5);
  }
});

it('uses nothing that engines round differently', () => {
  const inexact = /Math\.(?:sin|cos|tan|pow|exp|log|hypot|atan2?|asin|acos|cbrt|random)\b|\*\*/;
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(100);
  for (const name of sources) {
    const code = readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
    expect(code, name).not.toMatch(inexact);
  }
});

it('lists every subject there is a file for', () => {
  const files = readdirSync(new URL('subjects/', import.meta.url));
  const index = readFileSync(new URL('subjects/index.ts', import.meta.url), 'utf8');
  const shared = ['citrus.ts', 'figure.ts', 'parts.ts', 'shapes.ts', 'index.ts'];
  for (const file of files.filter(name => !shared.includes(name))) {
    expect(index).toContain(`'./${file}'`);
  }
  expect(subjects.length).toBeGreaterThanOrEqual(60);
});

describe('a picture', () => {
  const empty = digest({ prompt: 'nothing that is known' });

  it.each(subjects.map(({ words }) => words.split(' ')[0]!.replaceAll('+', ' ')))('of %s', word => {
    expect(digest({ prompt: word })).not.toBe(empty);
  });

  it.each(Object.keys(styles))('in the style %s', name => {
    const plain = paint({ ...spec, prompt: 'a cat' }, 96, 64);
    const styled = styles[name]!(plain, 7);
    expect([styled.width, styled.height]).toEqual([96, 64]);
    expect(crc32(styled.data)).not.toBe(crc32(plain.data));
  });

  it('changes with seed, steps, guidance, negative prompt and LoRA', () => {
    const prompt = 'a cat under a tree in the rain';
    const changes: Partial<PaintSpec>[] = [
      {},
      { seed: 8 },
      { steps: 4 },
      { cfgScale: 20 },
      { negative: 'rain' },
      { loras: [{ name: 'Ink wash XL', weight: 0.5 }] },
      { loras: [{ name: 'Ink wash XL', weight: 1 }] },
    ];
    expect(new Set(changes.map(change => digest({ prompt, ...change }))).size).toBe(changes.length);
  });

  it('of the smallest size is painted too', () => {
    for (const prompt of ['a lake', 'a street in the rain', 'ink wash', 'pixel art', '五只仙鹤']) {
      expect(paint({ ...spec, prompt }, 1, 1).data).toHaveLength(3);
    }
  });
});

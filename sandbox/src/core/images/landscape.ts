import type { BaseModel } from '../contract-data.ts';
import { fractalNoise, hashText, latticeValue, valueNoise } from './noise.ts';
import { createPixels, type Pixels } from './pixels.ts';

export interface Scene {
  prompt: string;
  steps: number;
  baseModel: BaseModel;
}

export function landscape(
  { prompt, baseModel, steps }: Scene,
  seed: number,
  width: number,
  height: number,
): Pixels {
  const palette = choosePalette(prompt);
  const pixels = createPixels(width, height);
  const sea = baseModel === 'SDXL';
  const horizon = 0.45 + 0.2 * latticeValue(1, 0, seed);
  const sun = {
    x: 0.2 + 0.6 * latticeValue(2, 0, seed),
    y: horizon * (0.3 + 0.5 * latticeValue(3, 0, seed)),
    radius: 0.05 + 0.06 * latticeValue(4, 0, seed),
  };
  const layers = Math.min(6, 2 + Math.floor(steps / 8));
  const hills = ridges({ width, seed, horizon, layers, sea });
  const aspect = width / height;
  let out = 0;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      let layer = 0;
      while (layer < layers && v <= hills[layer]![x]!) layer++;
      const dx = (u - sun.x) * aspect;
      const colour =
        layer < layers
          ? mix(palette[3], palette[2], layer / layers)
          : sea && v > horizon
            ? water(u, v, dx, horizon, seed, palette)
            : sky(u, v, dx, v - sun.y, sun.radius, horizon, seed, palette);
      pixels.data[out++] = colour[0];
      pixels.data[out++] = colour[1];
      pixels.data[out++] = colour[2];
    }
  }
  return pixels;
}

interface RidgeInput {
  width: number;
  seed: number;
  horizon: number;
  layers: number;
  sea: boolean;
}

/** The height of each hill at each column, nearest hill first. */
function ridges({ width, seed, horizon, layers, sea }: RidgeInput): Float64Array[] {
  return Array.from({ length: layers }, (_, layer) => {
    const far = (layer + 1) / layers;
    const base = sea ? 1.12 - 0.1 * far : 1 - (1 - horizon) * far;
    const height = sea ? 0.3 * (1 - far) + 0.06 : 0.08 + 0.1 * (1 - far);
    return Float64Array.from({ length: width }, (_, x) => {
      const at = (x / width) * (2 + 2 * far);
      return base - height * fractalNoise(at, layer * 7.3, seed + layer, 4);
    });
  });
}

function sky(
  u: number,
  v: number,
  dx: number,
  dy: number,
  radius: number,
  horizon: number,
  seed: number,
  palette: Palette,
) {
  const clear = mix(palette[0], palette[1], Math.min(1, v / horizon));
  const cloud = Math.max(0, fractalNoise(u * 4, v * 9, seed + 99, 3) - 0.52);
  const distance = Math.sqrt(dx * dx + dy * dy);
  const glow = Math.max(0, 1 - distance / (radius * 5));
  const disc = Math.min(1, Math.max(0, (radius - distance) * 120));
  return mix(
    mix(clear, palette[4], Math.min(1, cloud * 1.6 + glow * glow * 0.6)),
    palette[4],
    disc,
  );
}

function water(u: number, v: number, dx: number, horizon: number, seed: number, palette: Palette) {
  const depth = (v - horizon) / (1 - horizon);
  const ripple = valueNoise(u * 9, depth * 60, seed + 7);
  const base = mix(palette[1], palette[2], Math.min(1, depth * 1.5));
  const glint = Math.max(0, 1 - Math.abs(dx) * (9 - 5 * depth)) * ripple;
  return mix(mix(base, palette[0], ripple * 0.35), palette[4], glint * 0.8);
}

type Colour = readonly [number, number, number];

/** From the top of the sky to the front of the land; the fifth is the light. */
type Palette = readonly [Colour, Colour, Colour, Colour, Colour];

const palettes: readonly Palette[] = [
  [
    [38, 70, 120],
    [244, 162, 97],
    [120, 96, 120],
    [42, 54, 84],
    [255, 231, 178],
  ],
  [
    [126, 190, 226],
    [240, 244, 232],
    [134, 176, 122],
    [54, 96, 74],
    [255, 250, 214],
  ],
  [
    [28, 24, 58],
    [120, 70, 130],
    [70, 52, 104],
    [22, 20, 46],
    [250, 214, 230],
  ],
  [
    [232, 196, 170],
    [250, 236, 214],
    [206, 140, 110],
    [122, 72, 66],
    [255, 246, 226],
  ],
  [
    [74, 130, 150],
    [222, 232, 222],
    [108, 150, 140],
    [34, 72, 80],
    [246, 240, 206],
  ],
  [
    [14, 24, 52],
    [52, 88, 128],
    [36, 62, 92],
    [10, 18, 36],
    [226, 236, 255],
  ],
];

const moods: readonly [RegExp, number][] = [
  [/dusk|sunset|evening|黄昏|日落/i, 0],
  [/meadow|spring|garden|forest|green|春|森林|绿/i, 1],
  [/neon|purple|violet|magic|紫|霓虹/i, 2],
  [/desert|paper|warm|autumn|sand|沙漠|秋/i, 3],
  [/harbou?r|sea|ocean|lake|rain|海|湖|雨/i, 4],
  [/night|moon|star|midnight|夜|月|星/i, 5],
];

export function choosePalette(prompt: string): Palette {
  const mood = moods.find(([pattern]) => pattern.test(prompt));
  return palettes[mood ? mood[1] : hashText(prompt) % palettes.length]!;
}

export function mix(a: Colour, b: Colour, t: number): [number, number, number] {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

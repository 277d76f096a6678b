import type { BaseModel } from '../contract-data.ts';
import { faceted } from './faceted.ts';
import { fractalNoise, hashText, latticeValue, valueNoise } from './noise.ts';
import { choosePalette, mix, type Palette } from './palette.ts';
import { createPixels, type Pixels, resize } from './pixels.ts';

export interface PaintSpec {
  prompt: string;
  seed: number;
  steps: number;
  baseModel: BaseModel;
  modelId: string;
  loras: string[];
}

/** A canvas above this is painted smaller and enlarged, which bounds the work of one request. */
const maxCanvas = 300_000;

export function paint(spec: PaintSpec, width: number, height: number): Pixels {
  const scale = Math.min(1, Math.sqrt(maxCanvas / (width * height)));
  const small = landscape(
    spec,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const seed = seedOf(spec);
  const finished = spec.baseModel === 'FLUX' ? faceted(small, seed) : small;
  applyLoras(finished, spec.loras);
  addGrain(finished, spec.steps, seed);
  return resize(finished, width, height);
}

function seedOf({ prompt, seed, modelId }: PaintSpec): number {
  return (hashText(`${prompt}\n${modelId}`) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
}

function landscape(spec: PaintSpec, width: number, height: number): Pixels {
  const seed = seedOf(spec);
  const palette = choosePalette(spec.prompt);
  const pixels = createPixels(width, height);
  const sea = spec.baseModel === 'SDXL';
  const horizon = 0.45 + 0.2 * latticeValue(1, 0, seed);
  const sun = {
    x: 0.2 + 0.6 * latticeValue(2, 0, seed),
    y: horizon * (0.3 + 0.5 * latticeValue(3, 0, seed)),
    radius: 0.05 + 0.06 * latticeValue(4, 0, seed),
  };
  const layers = Math.min(6, 2 + Math.floor(spec.steps / 8));
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

/** Ink drains the colour and paper flattens it: a LoRA must be visible. */
function applyLoras({ data }: Pixels, loras: string[]): void {
  for (const id of loras) {
    const ink = hashText(id) % 2 === 0;
    for (let at = 0; at < data.length; at += 3) {
      const grey = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel]!;
        data[at + channel] = ink ? value + (grey - value) * 0.75 : Math.floor(value / 42) * 42 + 21;
      }
    }
  }
}

/** Few steps leave noise behind, as they do in diffusion. */
function addGrain({ data, width }: Pixels, steps: number, seed: number): void {
  const strength = Math.max(0, 16 - steps) * 4;
  if (strength === 0) return;
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    const grain = (latticeValue(pixel % width, Math.floor(pixel / width), seed) - 0.5) * strength;
    for (let channel = at; channel < at + 3; channel++) {
      data[channel] = Math.min(255, Math.max(0, data[channel]! + grain));
    }
  }
}

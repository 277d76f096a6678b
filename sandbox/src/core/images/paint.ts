import { landscape, type Scene } from './landscape.ts';
import { hashText, latticeValue } from './noise.ts';
import { createPixels, type Pixels, resize } from './pixels.ts';

export interface PaintSpec extends Scene {
  seed: number;
  modelId: string;
  loras: string[];
}

/** A canvas above this is painted smaller and enlarged, which bounds the work of one request. */
const maxCanvas = 300_000;

export function paint(spec: PaintSpec, width: number, height: number): Pixels {
  const scale = Math.min(1, Math.sqrt(maxCanvas / (width * height)));
  const seed = seedOf(spec);
  const small = landscape(
    spec,
    seed,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const finished = spec.baseModel === 'FLUX' ? faceted(small, seed) : small;
  applyLoras(finished, spec.loras);
  addGrain(finished, spec.steps, seed);
  return resize(finished, width, height);
}

function seedOf({ prompt, seed, modelId }: PaintSpec): number {
  return (hashText(`${prompt}\n${modelId}`) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
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

/** Leaded glass: each pane takes the colour of the picture at its centre. */
function faceted(source: Pixels, seed: number): Pixels {
  const { width, height } = source;
  const pane = Math.max(8, Math.round(Math.sqrt(width * height) / 18));
  const target = createPixels(width, height);
  let out = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { centreX, centreY, gap } = nearestPane(x, y, pane, seed);
      const at =
        3 *
        (Math.min(height - 1, Math.max(0, centreY)) * width +
          Math.min(width - 1, Math.max(0, centreX)));
      const light = gap < pane * 0.06 ? 0.35 : 1;
      for (let channel = 0; channel < 3; channel++) {
        target.data[out++] = source.data[at + channel]! * light;
      }
    }
  }
  return target;
}

function nearestPane(x: number, y: number, pane: number, seed: number) {
  const column = Math.floor(x / pane);
  const row = Math.floor(y / pane);
  let first = Number.POSITIVE_INFINITY;
  let second = first;
  let centreX = 0;
  let centreY = 0;
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const px = Math.floor((i + latticeValue(i, j, seed)) * pane);
      const py = Math.floor((j + latticeValue(i, j, seed + 1)) * pane);
      const distance = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
      if (distance < first) {
        second = first;
        first = distance;
        centreX = px;
        centreY = py;
      } else if (distance < second) second = distance;
    }
  }
  return { centreX, centreY, gap: second - first };
}

/** White means repaint: a disc in the middle. */
export function paintMask(width: number, height: number): Pixels {
  const pixels = createPixels(width, height);
  const radius = Math.min(width, height) * 0.28;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - width / 2;
      const dy = y - height / 2;
      if (dx * dx + dy * dy > radius * radius) continue;
      const at = 3 * (y * width + x);
      pixels.data.fill(255, at, at + 3);
    }
  }
  return pixels;
}

import { createPixels, type Pixels } from '../images/pixels.ts';
import type { Colour, Rgb } from './colour.ts';

export type Point = readonly [x: number, y: number];

/** One colour, or one that goes over into another through the shape. */
export type Fill = Colour | { from: Colour; to: Colour; along?: 'down' | 'right' | 'out' };

export interface Canvas {
  pixels: Pixels;
  /** A closed outline, in pixels. Its edges are smooth: each pixel takes the share that the shape covers. */
  fill: (outline: readonly Point[], fill: Fill, opacity?: number) => void;
  /** Light that is added, strongest in the middle. */
  glow: (x: number, y: number, radius: number, colour: Colour, strength: number) => void;
  /** Every pixel through one function, which changes the colour in its hand. */
  paint: (change: (colour: Rgb, x: number, y: number) => void, from?: number, to?: number) => void;
}

export function createCanvas(width: number, height: number): Canvas {
  const pixels = createPixels(width, height);
  const { data } = pixels;
  const cover = createCover(width, height);

  const fill: Canvas['fill'] = (outline, colours, opacity = 1) => {
    const box = boundsOf(outline, width, height);
    if (!box) return;
    const { amounts, stride, starts, ends } = cover;
    starts.fill(box.right, box.top, box.bottom);
    ends.fill(box.left, box.top, box.bottom);
    for (let index = 0; index < outline.length; index++) {
      addEdge(cover, box, outline[index]!, outline[(index + 1) % outline.length]!);
    }
    const colourAt = shader(colours, outline);
    for (let y = box.top; y < box.bottom; y++) {
      let sum = 0;
      let share = 0;
      for (let x = starts[y]!; x <= ends[y]!; x++) {
        const amount = amounts[y * stride + x]!;
        if (amount !== 0) {
          amounts[y * stride + x] = 0;
          sum += amount;
          share = Math.min(1, Math.abs(sum)) * opacity;
        }
        if (share < 0.004 || x >= box.right) continue;
        blend(data, 3 * (y * width + x), colourAt(x, y), share);
      }
    }
  };

  const glow: Canvas['glow'] = (cx, cy, radius, colour, strength) => {
    const [left, right] = [Math.max(0, Math.floor(cx - radius)), Math.min(width, cx + radius)];
    const [top, bottom] = [Math.max(0, Math.floor(cy - radius)), Math.min(height, cy + radius)];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const reach = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (radius * radius);
        if (reach >= 1) continue;
        const light = (1 - reach) * (1 - reach) * strength;
        const at = 3 * (y * width + x);
        for (let channel = 0; channel < 3; channel++) {
          data[at + channel] = Math.min(255, data[at + channel]! + colour[channel]! * light);
        }
      }
    }
  };

  const paint: Canvas['paint'] = (change, from = 0, to = height) => {
    const start = Math.max(0, Math.floor(from));
    const colour: Rgb = [0, 0, 0];
    for (let y = start, at = 3 * start * width; y < Math.min(height, to); y++) {
      for (let x = 0; x < width; x++) {
        colour[0] = data[at]!;
        colour[1] = data[at + 1]!;
        colour[2] = data[at + 2]!;
        change(colour, x, y);
        data[at++] = clamp(colour[0]);
        data[at++] = clamp(colour[1]);
        data[at++] = clamp(colour[2]);
      }
    }
  };

  return { pixels, fill, glow, paint };
}

const clamp = (value: number): number => Math.min(255, Math.max(0, value));

function blend(data: Uint8Array, at: number, colour: Colour, share: number): void {
  data[at] = data[at]! + (colour[0] - data[at]!) * share;
  data[at + 1] = data[at + 1]! + (colour[1] - data[at + 1]!) * share;
  data[at + 2] = data[at + 2]! + (colour[2] - data[at + 2]!) * share;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a shape covers of each pixel, as changes from one to the next. */
interface Cover {
  amounts: Float64Array;
  stride: number;
  /** From where to where a row has changes: a shape is narrower than the box around it. */
  starts: Int32Array;
  ends: Int32Array;
}

const createCover = (width: number, height: number): Cover => ({
  amounts: new Float64Array((width + 2) * height),
  stride: width + 2,
  starts: new Int32Array(height),
  ends: new Int32Array(height),
});

/** The part of the canvas that a shape touches, if any. */
function boundsOf(outline: readonly Point[], width: number, height: number): Box | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const box = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}

/** Adds what an edge covers of each pixel it crosses; summed along a row this is the shape. */
function addEdge(cover: Cover, box: Box, a: Point, b: Point): void {
  if (a[1] === b[1]) return;
  const direction = a[1] < b[1] ? 1 : -1;
  const [upper, lower] = direction > 0 ? [a, b] : [b, a];
  const [x0, y0] = upper;
  const [x1, y1] = lower;
  const slope = (x1 - x0) / (y1 - y0);
  const inside = (x: number) => Math.min(box.right, Math.max(box.left, x));
  for (let y = Math.max(box.top, Math.floor(y0)); y < Math.min(box.bottom, y1); y++) {
    const from = Math.max(y, y0);
    const to = Math.min(y + 1, y1);
    if (to <= from) continue;
    const high = (to - from) * direction;
    const one = inside(x0 + (from - y0) * slope);
    const other = inside(x0 + (to - y0) * slope);
    addRow(cover, y, Math.min(one, other), Math.max(one, other), high);
  }
}

/** Within one row an edge goes from one x to another and covers everything to its right. */
function addRow(cover: Cover, y: number, low: number, high: number, amount: number): void {
  const { amounts, starts, ends } = cover;
  const row = y * cover.stride;
  const first = Math.floor(low);
  const last = Math.max(first + 1, Math.ceil(high));
  if (first < starts[y]!) starts[y] = first;
  if (last > ends[y]!) ends[y] = last;
  if (last === first + 1) {
    const part = amount * ((low + high) / 2 - first);
    amounts[row + first]! += amount - part;
    amounts[row + last]! += part;
    return;
  }
  const step = 1 / (high - low);
  let before = 0;
  for (let x = first; x < last; x++) {
    // The share of this pixel to the right of the edge, as the integral of a line.
    const from = Math.max(low, x);
    const to = Math.min(high, x + 1);
    const passed = (to - low) * step;
    const mean = ((from - low) * step + passed) / 2;
    const covered = mean * (to - from) + passed * (x + 1 - to);
    amounts[row + x]! += amount * (covered - before);
    before = covered;
  }
  amounts[row + last]! += amount * (1 - before);
}

function shader(fill: Fill, outline: readonly Point[]): (x: number, y: number) => Colour {
  if (!('from' in fill)) {
    const flat = fill.map(clamp) as Rgb;
    return () => flat;
  }
  const { from, to, along = 'down' } = fill;
  let [left, top, right, bottom] = [outline[0]![0], outline[0]![1], outline[0]![0], outline[0]![1]];
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const wide = Math.max(1, right - left);
  const high = Math.max(1, bottom - top);
  const share = (x: number, y: number): number => {
    if (along === 'down') return (y - top) / high;
    if (along === 'right') return (x - left) / wide;
    // Lit from the upper left, as everything here is.
    const dx = (x - left) / wide - 0.36;
    const dy = (y - top) / high - 0.32;
    return Math.sqrt(dx * dx + dy * dy) * 1.45;
  };
  const out: [number, number, number] = [0, 0, 0];
  return (x, y) => {
    const part = Math.min(1, Math.max(0, share(x, y)));
    out[0] = clamp(from[0] + (to[0] - from[0]) * part);
    out[1] = clamp(from[1] + (to[1] - from[1]) * part);
    out[2] = clamp(from[2] + (to[2] - from[2]) * part);
    return out;
  };
}

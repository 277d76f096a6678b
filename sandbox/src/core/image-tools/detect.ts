import type { DetectRequest, PreprocessorParams } from '@easel/contract/types';
import { drawText } from '../images/draw-text.ts';
import {
  createPixels,
  fromGrey,
  luminance,
  mapBytes,
  type Pixels,
  resize,
} from '../images/pixels.ts';
import { ProblemError } from '../problem.ts';
import { paramOf } from '../stages/check-diffusion.ts';
import { canny, softBlur } from './edges.ts';

const multiple = 64;
const maxArea = 4_194_304;

export function detect(image: Pixels, request: DetectRequest): Pixels {
  const { preprocessor, preprocessorParams, resolution = 512, pixelPerfect } = request;
  if (isUniform(image)) {
    throw new ProblemError('NOTHING_DETECTED', `${preprocessor} has found nothing in the image.`);
  }
  const scaled = pixelPerfect ? image : toResolution(image, resolution);
  const compute = classicalPreprocessors[preprocessor];
  const result = compute ? compute(scaled, preprocessorParams) : neuralNotice(scaled, preprocessor);
  if (preprocessor === 'canny' && !result.data.some(value => value > 0)) {
    throw new ProblemError('NOTHING_DETECTED', 'canny has found no edge with these thresholds.');
  }
  return result;
}

/** The shorter side gets the resolution, both sides become multiples of 64, and the area is bounded. */
function toResolution(image: Pixels, resolution: number): Pixels {
  const { width, height } = image;
  const wanted = resolution / Math.min(width, height);
  const scale = Math.min(wanted, Math.sqrt(maxArea / (width * height)));
  const side = (length: number) =>
    Math.max(multiple, Math.round((length * scale) / multiple) * multiple);
  return resize(image, side(width), side(height));
}

function isUniform(image: Pixels): boolean {
  let lowest = 255;
  let highest = 0;
  for (const value of luminance(image)) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return highest - lowest < 6;
}

type Process = (source: Pixels, params: PreprocessorParams | undefined) => Pixels;

/** What needs no neural network is computed for real. */
const classicalPreprocessors: Record<string, Process> = {
  canny: (source, params) =>
    canny(
      source,
      paramOf('canny', params, 'lowThreshold'),
      paramOf('canny', params, 'highThreshold'),
    ),
  invert: source => ({ ...source, data: mapBytes(source.data, value => 255 - value) }),
  threshold: (source, params) => {
    const limit = paramOf('threshold', params, 'threshold');
    return fromGrey(
      source.width,
      source.height,
      mapBytes(luminance(source), value => (value > limit ? 255 : 0)),
    );
  },
  scribble_xdog: (source, params) => {
    const { width, height } = source;
    const grey = luminance(source);
    const limit = paramOf('scribble_xdog', params, 'threshold');
    const fine = softBlur(grey, width, height, 1);
    const coarse = softBlur(grey, width, height, 4);
    return fromGrey(
      width,
      height,
      mapBytes(fine, (value, at) => ((coarse[at]! - value) * 2 > limit ? 255 : 0)),
    );
  },
  tile_resample: (source, params) => {
    const rate = paramOf('tile_resample', params, 'downSamplingRate');
    const small = (side: number) => Math.max(1, Math.round(side / rate));
    return resize(source, small(source.width), small(source.height));
  },
  t2ia_color_grid: source => {
    const { width, height } = source;
    const cells = resize(source, Math.ceil(width / 64), Math.ceil(height / 64));
    const grid = createPixels(width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = 3 * (Math.floor(y / 64) * cells.width + Math.floor(x / 64));
        grid.data.set(cells.data.subarray(from, from + 3), 3 * (y * width + x));
      }
    }
    return grid;
  },
};

const makes: [RegExp, string][] = [
  [/^depth/, 'a depth map'],
  [/openpose/, 'a pose skeleton'],
  [/^lineart/, 'line art'],
  [/^mlsd/, 'straight lines'],
  [/^normal/, 'surface normals'],
  [/^scribble/, 'a scribble'],
  [/^softedge/, 'soft edges'],
  [/^seg/, 'a segmentation'],
  [/^shuffle/, 'a shuffled image'],
  [/^tile/, 'a tile image'],
];

/** Says what production would compute, over the dimmed input, instead of pretending to be it. */
function neuralNotice(source: Pixels, preprocessor: string): Pixels {
  const { width, height } = source;
  const data = mapBytes(source.data, value => value * 0.3);
  const pixels = { width, height, data };
  const what = makes.find(([pattern]) => pattern.test(preprocessor))?.[1] ?? 'a control image';
  const lines = [preprocessor, 'production computes', `${what} here`];
  const scale = Math.max(1, Math.floor(width / 140));
  lines.forEach((line, index) => {
    const left = Math.round((width - line.length * 6 * scale) / 2);
    drawText(pixels, line, left, Math.round(height / 2) + (index * 10 - 15) * scale, scale);
  });
  return pixels;
}

import type { PreprocessorParams } from '@easel/contract/types';
import { paramOf } from '../../stages/check-preprocessor-params.ts';
import { createPixels, fromGrey, luminance, mapBytes, type Pixels, resize } from '../pixels.ts';
import { softBlur } from './box-blur.ts';
import { canny } from './canny.ts';

type Process = (source: Pixels, params: PreprocessorParams | undefined) => Pixels;

/** What needs no neural network is computed for real. */
export const classicalPreprocessors: Record<string, Process> = {
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

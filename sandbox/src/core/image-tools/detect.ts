import type { DetectRequest } from '@easel/contract/types';
import { luminance, type Pixels, resize } from '../images/pixels.ts';
import { classicalPreprocessors } from '../images/preprocess/classical.ts';
import { neuralNotice } from '../images/preprocess/neural-notice.ts';
import { ProblemError } from '../problem.ts';

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

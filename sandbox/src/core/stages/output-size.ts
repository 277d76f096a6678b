import type { Stage } from '@easel/contract/types';

export interface Size {
  width: number;
  height: number;
}

/** Only upscaling changes the size. A scale wins over an explicit size, and 2 stands in for both. */
export function outputSize(stage: Stage, input: Size): Size {
  if (stage.type !== 'IMAGE_TO_UPSCALER') return input;
  const { hrScale, hrResizeX, hrResizeY } = stage.imageToUpscaler;
  if (hrScale === undefined && hrResizeX !== undefined && hrResizeY !== undefined) {
    return { width: hrResizeX, height: hrResizeY };
  }
  const scale = hrScale ?? 2;
  return { width: Math.round(input.width * scale), height: Math.round(input.height * scale) };
}

import type { Stage } from '@easel/contract/types';
import { expect, it } from 'vitest';
import { checkStageOrder } from './check-stages.ts';

const start: Stage = { type: 'INPUT_INITIALIZE', inputInitialize: { imageResourceId: '1' } };
const diffusion = { sdModel: '1', prompts: [{ text: 'a' }] };
const upscale: Stage = { type: 'IMAGE_TO_UPSCALER', imageToUpscaler: { hrScale: 2 } };
const repaint: Stage = {
  type: 'IMAGE_TO_UPSCALER',
  imageToUpscaler: { hrScale: 2, diffusion },
};

it('asks for a nested diffusion in the first image stage', () => {
  expect(() => checkStageOrder([start, upscale])).toThrow('needs a nested diffusion');
  expect(() => checkStageOrder([start, repaint])).not.toThrow();
});

it('asks for none in later stages, which inherit it', () => {
  expect(() => checkStageOrder([start, repaint, upscale])).not.toThrow();
});

import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['width', 'height', 'steps', 'seed', 'negativePrompts', 'prompts'];

it.each([
  ['widht', 'width'],
  ['Steps', 'steps'],
  ['negativePrompt', 'negativePrompts'],
  ['negativPromts', 'negativePrompts'],
  ['sed', 'seed'],
  ['prompt', 'prompts'],
  ['style', undefined],
  ['x', undefined],
])('%s was meant to be %s', (name, meant) => {
  expect(nearestName(name, names)).toBe(meant);
});

import { listConstants } from '@easel/contract';
import type { Stage } from '@easel/contract/types';
import { describe, expect, it } from 'vitest';
import { toCredits } from '../credits.ts';
import { models } from '../models.ts';
import { priceStages } from './price-stages.ts';

const { credits } = await listConstants();
const checkpoint = (factor: number) => models.find(model => model.creditFactor === factor)!;

/** Turns a row of the published table back into the request it prices. */
function toStages(rows: (typeof credits.vectors)[number]['stages']): Stage[] {
  const [first] = rows;
  const diffusion = {
    prompts: [{ text: 'x' }],
    sdModel: '1',
    steps: first!.steps,
    width: first!.width,
    height: first!.height,
  } as never;
  const stages: unknown[] = [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: first!.count } },
  ];
  for (const row of rows) {
    if (row.type === 'DIFFUSION') stages.push({ type: row.type, diffusion });
    if (row.type === 'IMAGE_TO_INPAINT') {
      stages.push({ type: row.type, imageToInpaint: { maskImageResourceId: '1', diffusion } });
    }
    if (row.type === 'IMAGE_TO_UPSCALER') {
      const imageToUpscaler = {
        hrResizeX: row.width,
        hrResizeY: row.height,
        hrSecondPassSteps: row.steps,
      };
      stages.push({ type: row.type, imageToUpscaler });
    }
    if (row.type === 'IMAGE_TO_ADETAILER') {
      stages.push({ type: row.type, imageToAdetailer: { args: [{}] } });
    }
  }
  return stages as Stage[];
}

describe('the published price vectors', () => {
  it.each(credits.vectors)('$id costs $credits', ({ credits: expected, stages }) => {
    const price = priceStages(toStages(stages), () => checkpoint(stages[0]!.modelFactor));
    expect(toCredits(price.tenths)).toBe(expected);
    expect(price.breakdown.map(item => item.credits)).toEqual(stages.map(stage => stage.credits));
    expect(price.parts.reduce((sum, part) => sum + part.tenths, 0)).toBe(price.tenths);
  });
});

/** What a price depends on, without a server: for pages that quote before anything is sent. */
export type { Stage } from '@easel/contract/types';
export { models } from './catalogue/models.ts';
export { baseModels } from './contract-data.ts';
export { diffusionFactor, sizeFactor, toCredits } from './credits/credits.ts';
export { ProblemError } from './problem.ts';
export { checkStages } from './stages/check-stage-list.ts';

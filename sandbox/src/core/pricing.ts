/** What a price depends on, without a server: for pages that quote before anything is sent. */
export type { Stage } from '@easel/contract/types';
export { baseModels } from './contract-data.ts';
export { diffusionFactor, sizeFactor, toCredits } from './credits.ts';
export { models } from './models.ts';
export { ProblemError } from './problem.ts';
export { checkStages } from './stages/check-stages.ts';

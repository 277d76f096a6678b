/** What a price depends on, without a server: for pages that quote before anything is sent. */
import type { Stage } from '@easel/contract/types';
import validators from '../../generated/price-validators.js';
import { check } from './field-errors.ts';

export type { Stage } from '@easel/contract/types';
export { baseModels } from './contract-data.ts';
export { diffusionFactor, sizeFactor, toCredits } from './credits.ts';
export { models } from './models.ts';
export { ProblemError } from './problem.ts';
export { checkStages } from './stages/check-stages.ts';

/** What the contract says of a body, before anything is priced. Validators fill in defaults, hence the copy. */
export function validateStages(stages: Stage[]): void {
  check(validators, 'calcCreditsJobBody', structuredClone({ stages }));
}

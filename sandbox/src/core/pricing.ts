/** What a price depends on, without a server: for pages that quote before anything is sent. */
import type { Stage } from '@easel/contract/types';
import schemas from '../../generated/price-schemas.json' with { type: 'json' };
import { check } from './field-errors.ts';
import type { Schemas } from './schema/schema.ts';

export type { Stage } from '@easel/contract/types';
export { baseModels } from './contract-data.ts';
export { diffusionFactor, sizeFactor, toCredits } from './credits.ts';
export { models } from './models.ts';
export { ProblemError } from './problem.ts';
export { checkStages } from './stages/check-stages.ts';

/** What the contract says of a body, before anything is priced. Checking fills in defaults, hence the copy. */
export function validateStages(stages: Stage[]): void {
  const { bodies, definitions } = schemas as unknown as Schemas;
  check(bodies['calc-credits-job'], structuredClone({ stages }), definitions);
}

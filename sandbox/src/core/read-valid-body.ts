import type { OperationFacts } from './contract-data.ts';
import { parseJson } from './read-request.ts';
import { refuseOtherImageTypes } from './resources/uploads.ts';
import { refuseReservedStages } from './stages/check-stages.ts';
import { validateBody } from './validate-request.ts';

/** What can be said of a body without knowing who sent it. Fills in the defaults of the contract. */
export function readValidBody(operation: OperationFacts, raw: Uint8Array): unknown {
  const body = parseJson(raw);
  // These two know values outside the enums of the contract and have codes of their own for them.
  if (operation.errors.includes('STAGE_UNSUPPORTED')) refuseReservedStages(body);
  if (operation.id === 'create-resource-image') refuseOtherImageTypes(body);
  validateBody(operation.id, body);
  return body;
}

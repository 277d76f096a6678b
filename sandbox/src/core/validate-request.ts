import schemas from '../../generated/schemas.json' with { type: 'json' };
import { check } from './field-errors.ts';
import type { Schemas } from './schema/schema.ts';

export interface RequestParameters {
  path: Record<string, string>;
  query: Record<string, unknown>;
  header: Record<string, string>;
}

const { definitions, bodies, parameters } = schemas as unknown as Schemas;

export function validateBody(operationId: string, body: unknown): void {
  check(bodies[operationId], body, definitions);
}

export function validateParameters(operationId: string, given: RequestParameters): void {
  check(parameters[operationId], given, definitions);
}

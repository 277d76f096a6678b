import { sample } from 'openapi-sampler';
import type { OpenApiDocument } from '../openapi.ts';

// Longer examples are not read; a schema that others refer to from many places could fill megabytes.
const longest = 20_000;

// The sampler's own limit.
const deepest = 15;

/** Which way a body goes: some fields are only sent, some only received. */
export type Direction = 'sent' | 'received' | 'both';

/** An example of a schema, as deep as stays readable. Deepened step by step, since each step may multiply its size. */
export function sampleSchema(
  document: OpenApiDocument,
  schema: object,
  direction: Direction,
  most = longest,
): unknown {
  let best: unknown;
  let text: string | undefined;
  for (let depth = 1; depth <= deepest; depth += 1) {
    const value = trySample(document, schema, direction, depth);
    const longer = JSON.stringify(value);
    const tooLong =
      longer !== undefined && longer.length > Math.min(most, longest) && text !== undefined;
    if (tooLong || longer === text) break;
    best = value;
    text = longer;
  }
  return best;
}

function trySample(
  document: OpenApiDocument,
  schema: object,
  direction: Direction,
  maxSampleDepth: number,
): unknown {
  const skip = { skipReadOnly: direction === 'sent', skipWriteOnly: direction === 'received' };
  try {
    return sample(schema, { ...skip, quiet: true, maxSampleDepth }, document);
  } catch {
    // A schema that cannot be sampled still has its tree.
    return undefined;
  }
}

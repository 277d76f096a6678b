import { sample } from 'openapi-sampler';
import type { OpenApiDocument } from '../openapi.ts';

// Longer examples are not read; a schema that others refer to from many places could fill megabytes.
const longest = 20_000;

// The sampler's own limit.
const deepest = 15;

/** An example of a schema, as deep as stays readable. Deepened step by step, since each step may multiply its size. */
export function sampleSchema(document: OpenApiDocument, schema: object, most = longest): unknown {
  let best: unknown;
  let text: string | undefined;
  for (let depth = 1; depth <= deepest; depth += 1) {
    const value = trySample(document, schema, depth);
    const longer = JSON.stringify(value);
    const tooLong =
      longer !== undefined && longer.length > Math.min(most, longest) && text !== undefined;
    if (tooLong || longer === text) break;
    best = value;
    text = longer;
  }
  return best;
}

function trySample(document: OpenApiDocument, schema: object, maxSampleDepth: number): unknown {
  try {
    return sample(schema, { skipNonRequired: false, quiet: true, maxSampleDepth }, document);
  } catch {
    // A schema that cannot be sampled still has its tree.
    return undefined;
  }
}

import { listExamples, loadContract } from '@easel/contract';

const examples = listExamples(await loadContract('en'));

/** The request bodies that the contract shows for an operation, the first one first. */
// biome-ignore lint/suspicious/noExplicitAny: examples are validated by the contract's own tests
export function exampleBodies(operationId: string): any[] {
  return examples
    .filter(({ place }) => place.startsWith(`${operationId} request`))
    .map(({ value }) => structuredClone(value));
}

// biome-ignore lint/suspicious/noExplicitAny: see above
export function exampleBody(operationId: string, requestId?: string): any {
  const [body] = exampleBodies(operationId);
  return requestId === undefined ? body : { ...body, requestId };
}

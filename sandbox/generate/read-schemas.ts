import type { ContractDocument } from '@easel/contract';

/** What the texts of refusals say and validators do not: which names, values and numbers would have been right. */
export function readSchemas({ components: { schemas } }: ContractDocument) {
  const closedObjects: string[][] = [];
  const numberTexts: Record<string, [least: string, greatest: string]> = {};
  for (const node of walk(schemas)) {
    const { additionalProperties, properties, pattern } = node;
    if (additionalProperties === false && isObject(properties)) {
      closedObjects.push(Object.keys(properties));
    }
    if (typeof pattern === 'string' && 'x-minimum' in node) {
      numberTexts[pattern] = [String(node['x-minimum']), String(node['x-maximum'])];
    }
  }
  return { closedObjects, numberTexts, stageTypes: schemas.StageType?.enum ?? [] };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function* walk(node: unknown): Generator<Record<string, unknown>> {
  if (!isObject(node)) return;
  if (!Array.isArray(node)) yield node;
  for (const child of Object.values(node)) yield* walk(child);
}

import { type ContractDocument, isRef, type JsonObject, type Schema } from '@easel/contract';
import { refName, resolveSchema } from '../schema/resolve-schema.ts';

const keptAsTheyAre = [
  'type',
  'enum',
  'const',
  'default',
  'example',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'required',
  'x-enum-descriptions',
  'description',
];

export type FormNode = JsonObject;

/** Only what a form needs of the schemas that are used, each shared one once. */
export function collectSchemas(document: ContractDocument, roots: unknown[]) {
  const schemas: Record<string, FormNode> = {};

  function slim(node: unknown): FormNode {
    if (!isRef(node)) return slimSchema(resolveSchema(document, node).schema);
    const { $ref, ...beside } = node as Schema & { $ref: string };
    const name = refName($ref);
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = slimSchema(resolveSchema(document, { $ref }).schema);
    }
    return { ref: name, ...pick(beside) };
  }

  function slimSchema(schema: Schema): FormNode {
    const result = pick(schema);
    const { properties, items, additionalProperties: values, oneOf, not } = schema;
    if (properties) {
      result.properties = Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, slim(property)]),
      );
    }
    if (items) result.items = slim(items);
    if (typeof values === 'object' && values !== null) result.values = slim(values);
    if (oneOf) result.oneOf = (oneOf as unknown[]).map(slim);
    if (not) result.not = (not as Schema).enum;
    return result;
  }

  return { nodes: roots.map(slim), schemas };
}

function pick(schema: Schema): FormNode {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => keptAsTheyAre.includes(keyword)),
  );
}

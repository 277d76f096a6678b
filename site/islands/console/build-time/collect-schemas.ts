import { type ContractDocument, isRef, type JsonObject, type Schema } from '@easel/contract';
import { firstSentence, refName, resolveSchema } from '@easel/reference';

const kept = [
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
  'description',
];

export type FormNode = JsonObject;

/** Only what a form needs of the schemas that are used, each shared one once. */
export function collectSchemas(document: ContractDocument, roots: unknown[]) {
  const schemas: Record<string, FormNode> = {};
  const folded = new Map<object, string | undefined>();

  function slim(node: unknown): FormNode {
    if (!isRef(node)) return slimFolded(node);
    const { $ref, ...beside } = node as Schema & { $ref: string };
    const name = refName($ref);
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = slimSchema(resolveSchema(document, { $ref }).schema);
    }
    return { ref: name, ...pick(beside) };
  }

  /** An `allOf` holds fields of shared schemas, so it may hold itself: met again, it becomes a shared one too. */
  function slimFolded(node: unknown): FormNode {
    if (typeof node !== 'object' || node === null) return {};
    const { schema } = resolveSchema(document, node);
    if (!folded.has(node)) {
      if (schema !== node) folded.set(node, undefined);
      return slimSchema(schema);
    }
    const name = folded.get(node) ?? `allOf ${Object.keys(schemas).length}`;
    folded.set(node, name);
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = slimSchema(schema);
    }
    return { ref: name };
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
    Object.entries(schema)
      .filter(([keyword]) => kept.includes(keyword))
      // The page has the rest.
      .map(([keyword, value]) =>
        keyword === 'description' ? [keyword, firstSentence(String(value))] : [keyword, value],
      ),
  );
}

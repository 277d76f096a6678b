import { type ContractDocument, listOperations, type Schema } from '@easel/contract';

const prefix = '#/components/schemas/';
/** What OpenAPI adds to JSON Schema. */
const own = (key: string) => key === 'example' || key === 'discriminator' || key.startsWith('x-');

/** Operation → a JSON Schema of its request body that refers to nothing outside itself. */
export function makeBodySchemas(document: ContractDocument, base: string): Map<string, object> {
  const found = new Map<string, object>();
  for (const { id, operation } of listOperations(document)) {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (!schema) continue;
    const parts = listParts(document, schema);
    const $defs = Object.fromEntries(
      [...parts].map(name => [name, toJsonSchema(document.components.schemas[name])]),
    );
    found.set(id, {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${base}${id}.schema.json`,
      title: operation.summary,
      ...(toJsonSchema(schema) as object),
      $defs,
    });
  }
  return found;
}

/** The names of all schemas that a schema needs, in the order of the contract. */
function listParts(document: ContractDocument, schema: Schema): Set<string> {
  const met = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string') {
      const name = $ref.slice(prefix.length);
      if (!met.has(name)) {
        met.add(name);
        visit(document.components.schemas[name]);
      }
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(schema);
  return new Set(Object.keys(document.components.schemas).filter(name => met.has(name)));
}

function toJsonSchema(node: unknown, named = false): unknown {
  if (Array.isArray(node)) return node.map(item => toJsonSchema(item));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node)
    // Below `properties`, keys are names of fields.
    .filter(([key]) => named || !own(key))
    .map(([key, value]) => {
      if (named) return [key, toJsonSchema(value)];
      if (key === '$ref') return [key, String(value).replace(prefix, '#/$defs/')];
      if (key === 'default' || key === 'const' || key === 'enum' || key === 'examples')
        return [key, value];
      return [key, toJsonSchema(value, key === 'properties' || key === 'patternProperties')];
    });
  return Object.fromEntries(entries);
}

import type { ContractDocument, JsonObject } from '@easel/contract';

export const schemaRoot = 'https://api.easel.example/contract';
const annotations = /^(x-|example$|contentEncoding$)/;

/** Ajv's strict mode refuses annotations it does not know, and its discriminator takes no mapping. */
export function prepareSchema(node: unknown, document: ContractDocument): unknown {
  if (Array.isArray(node)) return node.map(item => prepareSchema(item, document));
  if (typeof node !== 'object' || node === null) return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (annotations.test(key)) continue;
    if (key === '$ref')
      copy.$ref = String(value).replace('#/components/schemas/', `${schemaRoot}#/$defs/`);
    else if (key === 'discriminator')
      Object.assign(copy, { type: 'object', discriminator: { propertyName: value.propertyName } });
    else if (key === 'properties') copy.properties = prepareProperties(value, document);
    else if (key === 'description' || key === 'title') continue;
    else copy[key] = prepareSchema(value, document);
  }
  return copy;
}

/** Ajv fills in a default only where the property itself carries it, not behind a reference. */
function prepareProperties(properties: JsonObject, document: ContractDocument): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const prepared = prepareSchema(schema, document) as JsonObject;
      const target =
        String((schema as JsonObject).$ref ?? '')
          .split('/')
          .pop() ?? '';
      const inherited = document.components.schemas[target]?.default;
      return [
        name,
        inherited === undefined || 'default' in prepared
          ? prepared
          : { ...prepared, default: inherited },
      ];
    }),
  );
}

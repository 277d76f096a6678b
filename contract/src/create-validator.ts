import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, JsonObject, Schema } from './contract-types.ts';

export type Validate = (schema: Schema, value: unknown) => string[];

const root = 'https://api.easel.example/contract';
const annotations = /^(x-|example$|discriminator$)/;

/**
 * `closed` also refuses fields that a response schema does not name. Clients must accept such fields,
 * but in our own examples they are typos.
 */
export function createValidator(
  document: ContractDocument,
  { closed = false }: { closed?: boolean } = {},
): Validate {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  });
  addFormats(ajv);
  ajv.addSchema({
    $id: root,
    $defs: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [
        name,
        prepare(schema, closed),
      ]),
    ),
  });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(prepare(schema, closed) as JsonObject);
    compiled.set(key, validate);
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Ajv's strict mode refuses annotations it does not know, and references must stay inside one schema. */
function prepare(node: unknown, closed: boolean): unknown {
  if (Array.isArray(node)) return node.map(item => prepare(item, closed));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node)
    .filter(([key]) => !annotations.test(key))
    .map(([key, value]) => [
      key,
      key === '$ref'
        ? String(value).replace('#/components/schemas/', `${root}#/$defs/`)
        : prepareKeyword(key, value, closed),
    ]);
  const copy = Object.fromEntries(entries) as JsonObject;
  const open = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return closed && open ? { ...copy, additionalProperties: false } : copy;
}

function prepareKeyword(key: string, value: unknown, closed: boolean): unknown {
  if (key !== 'properties') return prepare(value, closed);
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, schema]) => [name, prepare(schema, closed)]),
  );
}

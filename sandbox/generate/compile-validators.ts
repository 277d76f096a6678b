import {
  type ContractDocument,
  type JsonObject,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '@easel/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';

// Node sees the CommonJS module as a whole where TypeScript sees its default export.
const standaloneCode = (standalone as unknown as { default: typeof standalone }).default;

interface Compiled {
  code: string;
  types: string;
}

/**
 * Ajv builds functions from text, which the page's CSP forbids. They are therefore written to a file here,
 * and that one file serves both runtimes.
 */
export async function compileValidators(
  document: ContractDocument,
  operations: OperationEntry[],
): Promise<Compiled> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    useDefaults: true,
    code: { source: true, lines: false },
  });
  addFormats(ajv);
  ajv.addSchema({
    $id: schemaRoot,
    $defs: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [
        name,
        prepareSchema(schema, document),
      ]),
    ),
  });
  const names: Record<string, string> = {};
  const add = (name: string, schema: unknown) => {
    const $id = `${schemaRoot}/${name}`;
    ajv.addSchema({ $id, ...(prepareSchema(schema, document) as object) });
    names[name] = $id;
  };
  for (const { id, operation } of operations) {
    const body = operation.requestBody?.content['application/json']?.schema;
    if (body) add(`${exportName(id)}Body`, body);
    add(`${exportName(id)}Parameters`, parametersSchema(document, operation.parameters ?? []));
  }
  const bundled = await build({
    stdin: { contents: standaloneCode(ajv, names), resolveDir: import.meta.dirname },
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    write: false,
  });
  const code = bundled.outputFiles[0]!.text;
  const types = [
    'import type { ErrorObject } from "ajv";',
    'interface Validator { (value: unknown): boolean; errors?: ErrorObject[] | null }',
    'declare const validators: Record<string, Validator>;',
    'export default validators;',
    '',
  ].join('\n');
  return { code, types };
}

/** Path, query and header parameters become one object each, so that one validator points at them all. */
function parametersSchema(document: ContractDocument, list: (Parameter | { $ref: string })[]) {
  const parameters = list.map(entry => resolveRef<Parameter>(document, entry));
  const group = (place: Parameter['in']) => {
    const members = parameters.filter(parameter => parameter.in === place);
    const name = (parameter: Parameter) =>
      place === 'header' ? parameter.name.toLowerCase() : parameter.name;
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(member => [name(member), member.schema])),
      required: members.filter(member => member.required).map(name),
      ...(place === 'query' ? { additionalProperties: false } : {}),
    };
  };
  return {
    type: 'object',
    properties: { path: group('path'), query: group('query'), header: group('header') },
  };
}

function exportName(operationId: string): string {
  return operationId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const schemaRoot = 'https://api.easel.example/contract';
const annotations = /^(x-|example$|contentEncoding$)/;

/** Ajv's strict mode refuses annotations it does not know, and its discriminator takes no mapping. */
function prepareSchema(node: unknown, document: ContractDocument): unknown {
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

import { expect, test } from 'vitest';
import type { JsonObject, Response } from './contract-types.ts';
import { createValidator } from './create-validator.ts';
import { listExamples } from './list-examples.ts';
import { listOperations } from './list-operations.ts';
import { loadContract } from './load-contract.ts';
import { resolveRef } from './resolve-ref.ts';

const document = await loadContract('en');
const validate = createValidator(document, { closed: true });
const examples = listExamples(document);

test('every example of a request, response, header, parameter and webhook fits its schema', () => {
  expect(examples.length).toBeGreaterThan(500);
  const faults = examples.flatMap(({ place, schema, value }) =>
    validate(schema, value).map(fault => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('every body that is sent or answered has an example', () => {
  for (const { id, operation } of listOperations(document)) {
    const bodies = Object.values(operation.responses).map(
      entry => resolveRef<Response>(document, entry).content,
    );
    for (const content of [operation.requestBody?.content, ...bodies]) {
      for (const [type, media] of Object.entries(content ?? {})) {
        expect(Object.keys(media.examples ?? {}).length, `${id} ${type}`).toBeGreaterThan(0);
      }
    }
  }
});

test('every example and default inside a schema fits it', () => {
  const faults = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    findSchemas(schema, name).flatMap(({ place, node }) =>
      ['example', 'default']
        .filter(key => key in node)
        .flatMap(key => validate(node, node[key]).map(fault => `${place} ${key}: ${fault}`)),
    ),
  );
  expect(faults).toEqual([]);
});

test('every scalar field has an example, directly or in the schema it refers to', () => {
  const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)
      .filter(([, field]) => {
        const target = resolveRef<JsonObject>(document, field);
        const scalar = ['string', 'number', 'integer', 'boolean'].includes(String(target.type));
        return scalar && !('const' in target) && !('example' in field) && !('example' in target);
      })
      .map(([field]) => `${name}.${field}`),
  );
  expect(bare).toEqual([]);
});

function findSchemas(node: JsonObject, place: string): { place: string; node: JsonObject }[] {
  const fields = Object.entries((node.properties ?? {}) as Record<string, JsonObject>);
  const inner = fields.flatMap(([name, field]) => findSchemas(field, `${place}.${name}`));
  return [{ place, node }, ...inner];
}

import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listConstants } from './constants.ts';
import type { JsonObject, Response } from './contract-types.ts';
import { createValidator } from './create-validator.ts';
import { loadContract } from './load-contract.ts';
import { listExamples, listOperations, listWebhooks } from './operations.ts';
import { contractPath } from './read-yaml.ts';
import { resolveRef } from './references.ts';

const document = await loadContract();
const operations = listOperations(document);
const examples = listExamples(document);
const validate = createValidator(document, { closed: true });

const expected: Record<string, string> = {
  'calc-credits-job': 'post /jobs/credits',
  'cancel-job': 'delete /jobs/{jobId}',
  'controlnet-detect': 'post /controlnet/detect',
  'create-job': 'post /jobs',
  'create-resource-image': 'post /resource/image',
  'create-resource-image-sts': 'post /resource/image/sts',
  'get-job': 'get /jobs/{jobId}',
  'get-model': 'get /models/{modelId}',
  'get-workflow-template': 'get /workflows/{templateId}',
  'img-2-prompt': 'post /img2prompt',
  'workflow-job-create': 'post /jobs/workflow',
  'workflow-params-check': 'post /jobs/workflow/params/check',
  'workflow-template-check': 'post /workflows/template/check',
  'workflow-template-job-create': 'post /jobs/workflow/template',
};

test('the operations are exactly those that were agreed on', () => {
  expect(
    Object.fromEntries(operations.map(({ id, method, path }) => [id, `${method} ${path}`])),
  ).toEqual(expected);
});

test('every operation has one file of its own, named by its id', async () => {
  const files = (await readdir(contractPath('operations'))).map(file => file.replace('.yaml', ''));
  expect(files.sort()).toEqual(Object.keys(expected).sort());
});

test('operations are listed in the order of their tags', () => {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const known = document.tags.map(({ name }) => name);
  expect(tags).toEqual(known.filter(name => tags.includes(name)));
});

test('every operation says when to use it, what it costs and what to read next', async () => {
  const { rateLimits } = (await listConstants()).limits;
  for (const { id, operation } of operations) {
    for (const key of ['x-use-when', 'x-avoid-when', 'x-credits'] as const) {
      expect(operation[key], `${id} ${key}`).toBeTruthy();
    }
    expect(Object.keys(rateLimits), id).toContain(operation['x-rate-limit']);
    expect(operation['x-related']?.length, id).toBeGreaterThan(0);
    for (const slug of operation['x-related'] ?? [])
      expect(slug, id).toMatch(/^\/docs\/[a-z0-9/_-]+$/);
  }
});

test('the webhooks are the job events', () => {
  const events = document.components.schemas.JobEvent?.properties as { event: { enum: string[] } };
  expect(listWebhooks(document).map(({ event }) => event)).toEqual(events.event.enum);
});

test('every example of a request, response, header, parameter and webhook fits its schema', () => {
  expect(examples.length).toBeGreaterThan(500);
  const faults = examples.flatMap(({ place, schema, value }) =>
    validate(schema, value).map(fault => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('every body that is sent or answered has an example', () => {
  for (const { id, operation } of operations) {
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

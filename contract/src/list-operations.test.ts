import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listConstants } from './list-constants.ts';
import { listOperations, listWebhooks } from './list-operations.ts';
import { loadContract } from './load-contract.ts';
import { contractPath } from './read-yaml.ts';

const document = await loadContract('en');
const operations = listOperations(document);

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

test('the operations are exactly those of the specification', () => {
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

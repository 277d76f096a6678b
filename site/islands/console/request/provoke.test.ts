import { expect, it } from 'vitest';
import type { FormData } from '../form-data';
import { buildRequest, scenarioHeader } from './build-request';
import { draftOf, parseJson } from './draft';
import { provoke } from './provoke';

const data = {
  id: 'create-job',
  method: 'POST',
  path: '/v1/jobs',
  servers: ['https://api.easel.example', 'http://127.0.0.1:8787'],
  parameters: [],
  body: { ref: 'Body' },
  schemas: {
    Body: {
      properties: {
        requestId: { type: 'string' },
        stages: {
          items: { properties: { inputInitialize: { properties: {} }, steps: { maximum: 60 } } },
        },
      },
    },
  },
  examples: [
    {
      name: 'plain',
      label: 'Plain',
      value: {
        requestId: 'x',
        stages: [{ inputInitialize: { count: 1 } }, { steps: 25 }],
        maxCredits: 2,
      },
    },
  ],
  essentials: ['/stages/*/steps'],
  scenarios: [],
  errors: {},
  failures: {},
} as unknown as FormData;

const bodyFor = (name: string) => parseJson(provoke(data, draftOf(data), name).body);

it('makes requests that are wrong in the way that the preset says', () => {
  expect(bodyFor('param-error')).toMatchObject({ stages: [{}, { steps: 61 }] });
  expect(bodyFor('unknown-field')).toHaveProperty('promt');
  expect(bodyFor('cost-limit-exceeded')).toMatchObject({ maxCredits: 0.1 });
  expect(bodyFor('stage-order-invalid')).toMatchObject({ stages: [{ steps: 25 }, {}] });
  expect(bodyFor('malformed-json')).toBeUndefined();
});

it('asks the sandbox to play only what no request deserves', () => {
  const header = (name: string) =>
    buildRequest(data, provoke(data, draftOf(data), name)).headers[scenarioHeader];
  expect(header('queue-full')).toBe('queue-full');
  expect(header('model-not-found'), 'no place for it').toBe('model-not-found');
  for (const name of ['param-error', 'sign-error', 'timestamp-skew', 'token-invalid']) {
    expect(header(name), name).toBeUndefined();
  }
});

it('asks for two images where one is to be blocked', () => {
  expect(bodyFor('partly-blocked')).toMatchObject({
    stages: [{ inputInitialize: { count: 2 } }, {}],
  });
});

it('says what is text, and sends JSON', () => {
  const draft = provoke(data, draftOf(data), 'unsupported-content-type');
  expect(buildRequest(data, draft).headers['Content-Type']).toBe('text/plain');
});

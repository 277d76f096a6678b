import { expect, test } from 'vitest';
import { createValidator } from './create-validator.ts';
import { loadContract } from './load-contract.ts';

const document = await loadContract();
const validate = createValidator(document);
const request = { $ref: '#/components/schemas/CreateJobRequest' };
const init = { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } };
const diffusion = { prompts: [{ text: 'a cat' }], sdModel: '757279507095956705' };

function body(diffusionFields: object, initFields: object = {}): unknown {
  return {
    requestId: 'a',
    stages: [
      { ...init, inputInitialize: { count: 1, ...initFields } },
      { type: 'DIFFUSION', diffusion: { ...diffusion, ...diffusionFields } },
    ],
  };
}

test('accepts a minimal job', () => {
  expect(validate(request, body({}))).toEqual([]);
});

test.each([
  ['an unknown field', body({ widht: 512 })],
  ['a side that is no multiple of 64', body({ width: 1000 })],
  ['a seed above the range', body({}, { seed: '4294967296' })],
  ['a seed below the range', body({}, { seed: '-2' })],
  ['a job without an image stage', { requestId: 'a', stages: [init] }],
  ['a stage of a reserved type', { requestId: 'a', stages: [init, { type: 'VIDEO_DIFFUSION' }] }],
  [
    'a stage with the object of another type',
    { requestId: 'a', stages: [init, { type: 'DIFFUSION', imageToInpaint: {} }] },
  ],
])('refuses %s', (_name, value) => {
  expect(validate(request, value)).not.toEqual([]);
});

test.each(['-1', '0', '7', '4294967295', '4294967294', '999999999', '1000000000'])(
  'accepts the seed %s',
  seed => {
    expect(validate(request, body({}, { seed }))).toEqual([]);
  },
);

test('the closed form refuses unknown fields in answers, the open form accepts them', () => {
  const schema = { $ref: '#/components/schemas/CancelResult' };
  const value = { jobId: '1', status: 'CANCELED', creditsRefunded: 0, later: true };
  expect(validate(schema, value)).toEqual([]);
  expect(createValidator(document, { closed: true })(schema, value)).toHaveLength(1);
});

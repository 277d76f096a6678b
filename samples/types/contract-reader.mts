// What a reader writes with types from the contract. It is compiled and never run.

import { Easel, type Job, type JobEvent } from './easel.mjs';
import type { components } from './easel-api.js';

type Schemas = components['schemas'];

const request: Schemas['CreateJobRequest'] = {
  requestId: 'r-1',
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '600423083519508503', prompts: [{ text: 'a lighthouse' }] },
    },
  ],
};
const easel = new Easel();
const { job } = await easel.request<Schemas['JobResponse']>('POST', '/v1/jobs', request);
const { credits, balance } = await easel.request<Schemas['CreditsQuote']>(
  'POST',
  '/v1/jobs/credits',
  { stages: request.stages },
);
console.log(credits.toFixed(1), balance);

// What easel.d.mts says by hand is nothing else than the contract.
export const sameJob: Job = job;
export const sameEvent: JobEvent = {} as Schemas['JobEvent'];

// @ts-expect-error It has no such field.
export const unknown: Schemas['CreateJobRequest'] = { ...request, prompt: 'a lighthouse' };
// @ts-expect-error A job needs stages.
export const missing: Schemas['CreateJobRequest'] = { requestId: 'r-1' };
// @ts-expect-error There is no such sampler.
export const sampler: Schemas['Sampler'] = 'euler';

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type JobForm, quoteJob, toStages } from './quote-job.ts';

const form: JobForm = {
  model: '600423083519508503',
  count: '1',
  start: 'DIFFUSION',
  width: '512',
  height: '512',
  steps: '15',
  upscale: false,
  scale: '2',
  upscaleSteps: '10',
  detectors: '0',
};
const sdxl = '757279507095956705';
const flux = '891235467812345601';

/** The worked examples of the billing page. */
describe.each<[Partial<JobForm>, number]>([
  [{}, 0.6],
  [{ model: sdxl, width: '832', height: '1216', steps: '28', count: '4' }, 4.8],
  [{ model: flux, width: '1024', height: '1024', steps: '20', count: '2' }, 3.2],
  [{ height: '768', steps: '20', upscale: true }, 1.4],
  [{ start: 'IMAGE_TO_INPAINT', steps: '20' }, 0.4],
])('%j', (part, credits) => {
  it(`costs ${credits}, as the billing page says`, () => {
    const quote = quoteJob(toStages({ ...form, ...part }));
    expect(quote).toMatchObject({ ok: true, credits });
    const page = readFileSync(
      new URL('../../../docs/intro-to-billing.md', import.meta.url),
      'utf8',
    );
    expect(page).toContain(`| ${credits} |`);
    if (!quote.ok) return;
    for (const { modelFactor, count, steps, k, credits: line } of quote.lines) {
      expect((modelFactor * count * Math.ceil(steps / 5) * k) / 10).toBe(line);
    }
  });
});

it('refuses what the server refuses, in its messages', () => {
  expect(quoteJob(toStages({ ...form, width: '1536' }))).toEqual({
    ok: false,
    code: 'PARAM_ERROR',
    faults: [
      {
        pointer: '/stages/1/diffusion/width',
        code: 'RANGE',
        detail: 'SD1.5 allows sides up to 1024, found 1536.',
      },
    ],
  });
});

it('refuses what the schema of the contract refuses', () => {
  expect(quoteJob(toStages({ ...form, width: '1000' }))).toEqual({
    ok: false,
    code: 'PARAM_ERROR',
    faults: [
      {
        pointer: '/stages/1/diffusion/width',
        code: 'MULTIPLE_OF',
        detail: 'Must be a multiple of 64.',
      },
    ],
  });
  for (const part of [{ steps: '' }, { steps: '2.5' }, { count: '9' }, { detectors: '6' }]) {
    expect(quoteJob(toStages({ ...form, ...part })), JSON.stringify(part)).toMatchObject({
      ok: false,
    });
  }
});

import { describe, expect, it } from 'vitest';
import type { FormData } from '../form-data';
import { buildRequest } from './build-request';
import { applyCarried } from './carry';
import { draftOf, parseJson, renewRequestId } from './draft';
import { readShareHash, shareHash } from './share-link';

const data = {
  id: 'create-job',
  method: 'POST',
  path: '/v1/jobs/{jobId}',
  servers: ['https://api.easel.example', 'http://127.0.0.1:8787'],
  parameters: [
    { name: 'jobId', in: 'path', required: true, description: '', example: '7', schema: {} },
    { name: 'wait', in: 'query', required: false, description: '', example: 20, schema: {} },
    { name: 'X-Model-Access-Key', in: 'header', required: false, description: '', schema: {} },
  ],
  body: { ref: 'Body' },
  schemas: { Body: {} },
  examples: [
    { name: 'plain', label: 'Plain', value: { requestId: 'fixed', stages: [] } },
    { name: 'image', label: 'Image', value: { requestId: 'fixed', imageResourceId: '1' } },
    {
      name: 'control',
      label: 'Control',
      value: {
        requestId: 'fixed',
        args: [{ inputImageResourceId: '1', preprocessor: 'canny', preprocessorParams: { a: 1 } }],
      },
    },
  ],
  essentials: [],
  scenarios: [],
  errors: {},
  failures: {},
} as FormData;

describe('draftOf', () => {
  it('starts from an example with a request id of its own', () => {
    const [first, second] = [draftOf(data), draftOf(data)].map(
      draft => (parseJson(draft.body) as { requestId: string }).requestId,
    );
    expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(first).not.toBe('fixed');
    expect(second).not.toBe(first);
  });

  it('leaves text alone that has no request id', () => {
    const draft = { parameters: {}, body: '{ "a":1 }', scenario: '' };
    expect(renewRequestId(draft)).toBe(draft);
    expect(renewRequestId({ ...draft, body: 'no json' }).body).toBe('no json');
  });
});

describe('buildRequest', () => {
  it('puts each parameter in its place and leaves empty ones out', () => {
    const parameters = { jobId: 'a/b', wait: '20', 'X-Model-Access-Key': '' };
    const request = buildRequest(data, { parameters, body: '{}', scenario: 'queue-full' });
    expect(request).toEqual({
      method: 'POST',
      path: '/v1/jobs/a%2Fb?wait=20',
      headers: { 'Content-Type': 'application/json', 'X-Sandbox-Scenario': 'queue-full' },
      body: '{}',
    });
  });
});

describe('shareHash', () => {
  it('restores a request in any language', () => {
    const draft = { parameters: { jobId: '7' }, body: '{\n  "text": "灯塔 🎨"\n}', scenario: 'x' };
    const hash = shareHash(draft);
    expect(hash).toMatch(/^#try=[A-Za-z0-9_-]+$/);
    expect(readShareHash(hash)).toEqual(draft);
  });

  it('leaves access keys behind, wherever they are', () => {
    const hash = shareHash({
      parameters: { 'X-Model-Access-Key': 'mak_secret' },
      body: '{"a":[{"loraAccessKey":"mak_secret","modelAccessKey":"mak_secret","b":1}]}',
      scenario: '',
    });
    const restored = readShareHash(hash);
    expect(JSON.stringify(restored)).not.toContain('mak_secret');
    expect(parseJson(restored?.body)).toEqual({ a: [{ b: 1 }] });
  });

  it('does not share text in which it cannot find secrets', () => {
    const hash = shareHash({
      parameters: {},
      body: '{"modelAccessKey":"mak_secret",',
      scenario: '',
    });
    expect(readShareHash(hash)?.body).toBe('{}');
  });

  it('ignores a hash that is damaged or of somebody else', () => {
    expect(readShareHash('#try=%%%')).toBeUndefined();
    expect(readShareHash('#errors')).toBeUndefined();
  });
});

describe('applyCarried', () => {
  it('fills a job id into its parameter', () => {
    const draft = applyCarried(data, { field: 'jobId', value: '42', from: 'create-job' });
    expect(draft.parameters.jobId).toBe('42');
  });

  it('starts image to image from an upload', () => {
    const draft = applyCarried(data, {
      field: 'resourceId',
      value: '42',
      from: 'create-resource-image',
    });
    expect(parseJson(draft.body)).toMatchObject({ imageResourceId: '42' });
  });

  it('takes a control image as it is', () => {
    const draft = applyCarried(data, {
      field: 'resourceId',
      value: '42',
      from: 'controlnet-detect',
    });
    expect(parseJson(draft.body)).toMatchObject({
      args: [{ inputImageResourceId: '42', preprocessor: 'none' }],
    });
    expect(draft.body).not.toContain('preprocessorParams');
  });
});

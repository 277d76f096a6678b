import { expect, it } from 'vitest';
import { fill } from '../kit/view/fill';
import { fillBody, readPointer } from './run-step';

const values = { jobId: '7', credits: 0.8 };

it('puts fed values where a request names them, as what they are', () => {
  expect(fill('/v1/jobs/{jobId}?wait=1', values)).toBe('/v1/jobs/7?wait=1');
  expect(fill('/v1/jobs/{other}', values)).toBe('/v1/jobs/{other}');
  const body = { maxCredits: '{credits}', list: [{ id: '{jobId}', text: 'not {jobId}' }], n: 1 };
  expect(fillBody(body, values)).toEqual({
    maxCredits: 0.8,
    list: [{ id: '7', text: 'not {jobId}' }],
    n: 1,
  });
});

it('reads what a pointer leads to, and nothing where it leads nowhere', () => {
  expect(readPointer({ a: [{ b: 1 }] }, '/a/0/b')).toBe(1);
  expect(readPointer({ a: null }, '/a/0/b')).toBeUndefined();
});

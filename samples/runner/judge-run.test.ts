import { expect, it } from 'vitest';
import { type Facts, judgeRun } from './judge-run.ts';
import { sample } from './test-data.ts';

const facts: Facts = {
  exit: 0,
  stdout: 'fine\n',
  stderr: '',
  answers: [
    { method: 'POST', target: '/v1/jobs', operation: 'create-job', status: 200 },
    { method: 'GET', target: '/media/r/1.png', status: 200 },
  ],
  pictures: { 'a.png': true },
  troublesLeft: 0,
};
const judge = (changes: Partial<Facts>, sampleChanges = {}) =>
  judgeRun({ ...sample, ...sampleChanges }, { ...facts, ...changes });

it('is content with what sample.yaml promises', () => {
  expect(judge({})).toEqual([]);
});

it('names a wrong exit, a warning and a program that hangs', () => {
  expect(judge({ exit: 1, stderr: 'boom' })).toEqual(['ended with exit code 1\n    boom']);
  expect(judge({ stderr: 'deprecated' })).toEqual(['wrote to standard error:\n    deprecated']);
  expect(judge({ exit: 'timeout' })[0]).toMatch('did not end in time');
});

it('names operations that are missing or surplus', () => {
  expect(judge({ answers: [] })).toEqual(['did not ask for create-job, which sample.yaml lists']);
  expect(judge({}, { operations: [] })).toEqual([
    'asked for create-job, which sample.yaml does not list',
  ]);
});

it('names refusals that nobody announced, and announced ones that did not come', () => {
  const refused = [{ operation: 'create-job', status: 503 }];
  expect(judge({}, { refused })).toEqual(['create-job was not answered 503']);
  const answers = [
    ...facts.answers,
    { method: 'POST', target: '/v1/jobs', operation: 'create-job', status: 503 },
  ];
  expect(judge({ answers }, { refused })).toEqual([]);
  expect(judge({ answers })).toEqual(['POST /v1/jobs was answered 503']);
});

it('wants a program that is meant to fail to fail as it says', () => {
  const fails = { code: 'COST_LIMIT_EXCEEDED' };
  expect(judge({ exit: 1, stderr: '422 COST_LIMIT_EXCEEDED' }, { fails })).toEqual([]);
  expect(judge({ exit: 255, stderr: 'TypeError' }, { fails })[0]).toMatch('without naming');
  expect(judge({}, { fails })).toEqual(['ended well, but should fail with COST_LIMIT_EXCEEDED']);
});

it('wants every promised picture', () => {
  expect(judge({ pictures: { 'a.png': false } })).toEqual(['a.png is missing or not a whole PNG']);
});

it('wants a client to come back to a busy service', () => {
  expect(judge({ troublesLeft: 2 })).toEqual(['gave up while the service was busy']);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Facts, isPng, judgeRun, judgeSuite, matchOutput } from './judge-run.ts';
import { language, sample } from './test-data.ts';

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

describe('judgeSuite', () => {
  const suite = (stdout: string, exit = 0) =>
    judgeSuite(
      { ...sample, tests: 2 },
      { ...language('node'), passed: '^ok ' },
      { ...facts, stdout, exit },
    );

  it('wants every test to have run and passed', () => {
    expect(suite('ok 1\nok 2\n')).toEqual([]);
    expect(suite('no tests found\n')[0]).toMatch('0 of 2 tests passed, exit code 0');
    expect(suite('ok 1\nnot ok 2\n')[0]).toMatch('1 of 2 tests passed');
    expect(suite('ok 1\nok 2\n', 1)[0]).toMatch('exit code 1');
  });
});

describe('judgeRun', () => {
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
    expect(judge({}, { refused: [{ status: 403 }] })).toEqual(['an address was not answered 403']);
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
    expect(judge({ pictures: { 'a.png': false } })).toEqual([
      'a.png is missing or not a whole PNG',
    ]);
  });

  it('wants a client to come back to a busy service', () => {
    expect(judge({ troublesLeft: 2 })).toEqual(['gave up while the service was busy']);
  });
});

describe('matchOutput', () => {
  const expected = 'job {id} (1.0)\nsaved a.png ({int} bytes)\n';

  it('accepts any value where a placeholder is, and only there', () => {
    expect(matchOutput(expected, 'job 881500000000000007 (1.0)\nsaved a.png (12 bytes)\n')).toBe(
      undefined,
    );
    expect(matchOutput(expected, 'job 881500000000000007 (1x0)\nsaved a.png (12 bytes)\n')).toBe(
      'line 1 of the output is "job 881500000000000007 (1x0)", expected "job {id} (1.0)"',
    );
    expect(matchOutput(expected, 'job undefined (1.0)\nsaved a.png (12 bytes)\n')).toMatch(
      'line 1',
    );
  });

  it('sees a line that is missing, surplus or indented', () => {
    expect(matchOutput('a\nb\n', 'a\n')).toBe('line 2 of the output is nothing, expected "b"');
    expect(matchOutput('a\n', 'a\nb\n')).toBe('line 2 of the output is "b", expected nothing');
    expect(matchOutput('  a\n', 'a\n')).toMatch('line 1');
    expect(matchOutput('a\n', '')).toMatch('line 1');
  });

  it('refuses a placeholder that does not exist', () => {
    expect(() => matchOutput('{number}', '1')).toThrow('{number} is no placeholder');
  });
});

describe('isPng', () => {
  const photo = readFileSync(new URL('../files/photo.png', import.meta.url));

  it('accepts a whole PNG', () => {
    expect(isPng(photo)).toBe(true);
  });

  it('refuses a file that is cut off, altered, longer or something else', () => {
    const altered = Buffer.from(photo);
    // The colour type, which only the checksum of its chunk protects.
    altered[25]! ^= 1;
    expect(isPng(photo.subarray(0, photo.length - 20))).toBe(false);
    expect(isPng(altered)).toBe(false);
    expect(isPng(Buffer.concat([photo, Buffer.from('x')]))).toBe(false);
    expect(isPng(Buffer.from('{"code":"SIGN_ERROR"}'))).toBe(false);
    expect(isPng(Buffer.alloc(0))).toBe(false);
  });
});

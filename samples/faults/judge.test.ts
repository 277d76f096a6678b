import { describe, expect, it } from 'vitest';
import type { Expected, Fault } from './faults.ts';
import { type Facts, judgeFault, judgeWebhook, readOutcomes } from './judge.ts';
import type { Seen } from './server.ts';
import { listWebhooks } from './webhooks.ts';

const asked = (changes: Partial<Seen> = {}): Seen => ({
  at: 0,
  method: 'POST',
  path: '/v1/jobs',
  authorization: `EASEL-SHA256-RSA app_id=app_faults,nonce_str=${Math.random()}`,
  userAgent: 'easel-node/1.0.0',
  ...changes,
});

function judge(
  expected: Expected,
  facts: Partial<Facts>,
  operation: Fault['operation'] = 'create',
) {
  const fault: Fault = { name: 'x', operation, answer: () => {}, expected };
  const outcome = { kind: 'error', fields: ['503', '', 'req_1', '503: busy'] };
  return judgeFault(fault, 'node', {
    outcome,
    seen: [],
    elsewhere: [],
    relayed: [],
    files: [],
    ...facts,
  });
}

describe('judgeFault', () => {
  it('is content with the error expected', () => {
    expect(judge({ status: 503, requestId: 'req_1', says: 'busy' }, {})).toEqual([]);
  });

  it('names a hang, an error of the language and a fact that was lost', () => {
    expect(judge({ status: 503 }, { outcome: undefined })).toEqual(['did not end']);
    const masked = { kind: 'masked', fields: ['TypeError'] };
    expect(judge({ status: 503 }, { outcome: masked })).toEqual([
      'expected error, got masked TypeError',
    ]);
    expect(judge({ status: 502 }, {})).toEqual(['the status is "503", not "502"']);
    expect(judge({ status: 503, requestId: 'req_2' }, {})).toHaveLength(1);
    expect(judge({ status: 503, code: 'X' }, {})).toHaveLength(1);
    expect(judge({ status: 503, says: 'late' }, {})).toHaveLength(1);
  });

  it('counts the attempts and measures the last pause', () => {
    const seen = [asked(), asked({ at: 950 })];
    expect(judge({ status: 503, attempts: 2, pause: 0.9 }, { seen })).toEqual([]);
    expect(judge({ status: 503, attempts: [2, 3] }, { seen })).toEqual([]);
    expect(judge({ status: 503, attempts: 3 }, { seen })).toEqual(['2 attempts, not 3']);
    expect(judge({ status: 503, pause: 1 }, { seen })).toEqual(['a pause of 950 ms, not 1 s']);
  });

  it('sees what would be charged twice, and what leaks', () => {
    const seen = [asked({ requestId: 'a' }), asked({ requestId: 'b' })];
    expect(judge({ status: 503 }, { seen })).toEqual([
      'another requestId: that would be charged twice',
    ]);
    const { authorization = '' } = asked();
    expect(
      judge({ status: 503 }, { seen: [asked({ authorization }), asked({ authorization })] }),
    ).toEqual(['two attempts with one signature']);
    expect(judge({ status: 503 }, { elsewhere: [asked()] })).toEqual(['followed a redirect']);
    expect(judge({ status: 503 }, { seen: [asked({ path: '/file' })] }, 'download')).toEqual([
      expect.stringContaining('Authorization is'),
    ]);
    expect(judge({ status: 503 }, { files: ['fault-1.png.part'] }, 'download')).toEqual([
      'left fault-1.png.part',
    ]);
    expect(judge({ status: 503 }, { seen: [asked({ userAgent: 'node' })] })).toHaveLength(1);
  });
});

describe('of a proxy, judgeFault', () => {
  const tunnel = { line: 'CONNECT fault-1.easel.example:443', isSecret: true };
  const judgePassage = (facts: Partial<Facts>, scheme: 'http' | 'https' = 'https') =>
    judgeFault(
      {
        name: 'x',
        operation: 'read',
        answer: () => {},
        expected: { ok: true, asksProxy: [1, 2] },
        passage: { scheme, settings: 'right password' },
      },
      'node',
      {
        outcome: { kind: 'ok', fields: ['1'] },
        seen: [],
        elsewhere: [],
        files: [],
        relayed: [tunnel],
        ...facts,
      },
    );

  it('is content with a tunnel that hides everything', () => {
    expect(judgePassage({})).toEqual([]);
  });

  it('sees who goes around it, and who goes too often', () => {
    expect(judgePassage({ relayed: [] })).toEqual(['asked the proxy 0 times, not 1 to 2']);
    expect(judgePassage({ relayed: [tunnel, tunnel, tunnel] })).toHaveLength(1);
    expect(judgePassage({}, 'http')).toEqual([`asked the proxy for ${tunnel.line}`]);
  });

  it('sees what is told to the wrong one', () => {
    const authorization = 'EASEL-SHA256-RSA app_id=1';
    expect(judgePassage({ relayed: [{ ...tunnel, authorization }] })).toEqual([
      'told the proxy its signature',
    ]);
    expect(judgePassage({ relayed: [{ ...tunnel, isSecret: false }] })).toEqual([
      'spoke in clear through the tunnel',
    ]);
    expect(judgePassage({ seen: [asked({ proxyAuthorization: 'Basic x' })] })).toEqual([
      'told Easel the password of the proxy',
    ]);
  });
});

it('reads what drivers print, empty fields too', () => {
  expect(readOutcomes('fault-1\terror\t\t\t\tlost\nfault-2\tok\t1\n').get('fault-1')).toEqual({
    kind: 'error',
    fields: ['', '', '', 'lost'],
  });
});

it('wants genuine webhooks accepted and all others refused by the error of the client', () => {
  const [genuine, ...others] = listWebhooks();
  const [ok, error] = ['ok', 'error'].map(kind => ({ kind, fields: [] }));
  expect(judgeWebhook(genuine!, ok)).toEqual([]);
  expect(judgeWebhook(genuine!, error)).toHaveLength(1);
  expect(judgeWebhook(others.at(-1)!, ok)).toHaveLength(1);
  expect(judgeWebhook(others.at(-1)!, error)).toEqual([]);
  expect(judgeWebhook(others.at(-1)!, undefined)).toEqual(['did not end']);
});

import { importPrivateKey, signRequest } from '@easel/signing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from './test-formats.ts';
import { checkPasted, readPem, startTestLab } from './test-requests.ts';

const privateKey = await importPrivateKey(readPem('throwaway-sandbox-1.pkcs8'));
const now = 1_760_000_000;

const segment = fc.stringMatching(/^(?:[\w.~-]|%[0-9A-F]{2}){1,12}$/);
const query = fc.array(fc.tuple(segment, segment), { maxLength: 4 });
const path = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), query)
  .map(([parts, pairs]) => {
    const search = pairs.map(pair => pair.join('=')).join('&');
    return `/v1/${parts.join('/')}${search && `?${search}`}`;
  });
/** Bodies as programs write them: compact, indented, with Chinese, quotes, dollars and line ends. */
const body = fc.oneof(
  fc.constant(''),
  fc.jsonValue({ maxDepth: 3 }).map(value => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 3 }).map(value => `${JSON.stringify(value, null, 2)}\n`),
  fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .map(text => JSON.stringify({ text, 提示词: text })),
  fc
    .array(fc.constantFrom("'", '"', '\\', '$HOME', '`', '\n', '猫', ' ', '!', '\\n', '%'), {
      maxLength: 12,
    })
    .map(parts => parts.join('')),
);

const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'DELETE', 'PUT'),
  path,
  body,
  keyId: fc.constantFrom(undefined, 'key_1'),
  timestamp: fc.integer({ min: now - 300, max: now + 300 }),
  nonce: fc.uuid(),
});

const each = 24;

it('makes at least 500 right requests', () => {
  expect(Object.keys(formats).length * each).toBeGreaterThanOrEqual(500);
});

it.each(Object.entries(formats))(
  '%s: nothing is wrong with a right request',
  async (name, spell) => {
    const lab = await startTestLab(now);
    await lab.holdSandbox();
    // The same requests in every run, and others in every format.
    const seed = Object.keys(formats).indexOf(name);
    for (const { body: text, ...sent } of fc.sample(request, { numRuns: each, seed })) {
      const { authorization } = await signRequest({
        appId: 'app_sandbox',
        privateKey,
        ...sent,
        body: text,
      });
      const pasted = spell({ ...sent, authorization, body: text });
      const checked = await checkPasted(lab, pasted, `${now}`);
      expect(checked.findings, pasted.text).toEqual([]);
      expect(checked.verdict, pasted.text).toBe('fits');
    }
  },
);

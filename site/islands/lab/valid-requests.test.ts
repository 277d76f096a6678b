import { importPrivateKey, signRequest } from '@easel/signing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPasted, readPem, spellings, startTestLab } from './test-requests.ts';

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

it('finds nothing wrong with 200 right requests, however they are pasted', async () => {
  const lab = await startTestLab(now);
  await lab.holdSandbox();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'DELETE', 'PUT'),
      path,
      body,
      fc.constantFrom(...Object.keys(spellings)),
      fc.constantFrom(undefined, 'key_1'),
      fc.integer({ min: -300, max: 300 }),
      async (method, target, text, spelling, keyId, skew) => {
        const { authorization } = await signRequest({
          appId: 'app_sandbox',
          keyId,
          privateKey,
          method,
          path: target,
          body: text,
          timestamp: now + skew,
        });
        const pasted = spellings[spelling]!({ method, path: target, authorization, body: text });
        const checked = await checkPasted(lab, pasted, `${now}`);
        expect(checked.findings).toEqual([]);
        expect(checked.verdict).toBe('fits');
        count += 1;
      },
    ),
    { numRuns: 200 },
  );
  expect(count).toBeGreaterThanOrEqual(200);
});

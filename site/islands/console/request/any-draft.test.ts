import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../copy';
import type { FormData } from '../form-data';
import { findIds, findImages } from '../result/find-in-answer';
import { addLook, jobOf } from '../send/follow-job';
import { buildRequest, targetOf } from './build-request';
import { fitDraft, renewRequestId } from './draft';
import { readShareHash, shareHash } from './share-link';

const data = {
  id: 'create-job',
  method: 'POST',
  path: '/v1/jobs/{jobId}',
  servers: ['https://api.easel.example', 'http://127.0.0.1:8787'],
  parameters: [
    { name: 'jobId', in: 'path', required: true, description: '', example: '7', schema: {} },
    { name: 'wait', in: 'query', required: false, description: '', example: 20, schema: {} },
  ],
  body: {},
  schemas: {},
  examples: [{ name: 'plain', label: 'Plain', value: { requestId: 'fixed' } }],
  scenarios: [{ name: 'busy', label: 'Busy', group: 'other' }],
  errors: {},
  failures: {},
} as FormData;
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('\ud800'));
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.record({ job: fc.jsonValue(), jobId: fc.jsonValue(), image: fc.jsonValue() }),
  fc.record({
    job: fc.record({
      id: fc.oneof(fc.string(), fc.jsonValue()),
      status: fc.oneof(fc.string(), fc.jsonValue()),
      creditsCharged: fc.jsonValue(),
      runningInfo: fc.jsonValue(),
    }),
  }),
);

const hashOf = (shared: unknown) =>
  `#try=${Buffer.from(JSON.stringify(shared)).toString('base64url')}`;

it('makes a request of any link', async () => {
  const printers = await Promise.all(languages.map(({ load }) => load()));
  const shared = fc.record({ p: fc.jsonValue(), b: fc.jsonValue(), s: fc.jsonValue() });
  const texts = fc.record({
    p: fc.record({ jobId: anyText, wait: anyText }),
    b: fc.oneof(anyText, fc.json()),
    s: anyText,
  });
  fc.assert(
    fc.property(fc.oneof(shared, texts, fc.jsonValue()), linked => {
      const draft = readShareHash(hashOf(linked));
      if (!draft) return;
      const fitted = renewRequestId(fitDraft(data, draft));
      expect(['', 'busy']).toContain(fitted.scenario);
      const request = buildRequest(data, fitted);
      expect(
        fitDraft({ ...data, body: undefined, examples: [] } as never, draft).body,
      ).toBeUndefined();
      for (const { print } of printers) print(request, targetOf(data, 'page', ''));
      shareHash(fitted);
    }),
  );
  fc.assert(fc.property(anyText, text => void readShareHash(`#try=${text}`)));
});

it('finds ids that are texts and jobs that can be followed in any answer', () => {
  fc.assert(
    fc.property(anyJson, answer => {
      findImages(answer);
      for (const id of Object.values(findIds('get-job', answer))) expect(id).toBeTypeOf('string');
      const job = jobOf(answer);
      if (!job) return;
      const { steps } = addLook(undefined, job, 1);
      expect(['number', 'undefined']).toContain(typeof steps[0]?.progress);
      expect(['number', 'undefined']).toContain(typeof job.creditsCharged);
    }),
  );
});

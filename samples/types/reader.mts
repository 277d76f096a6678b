// What a reader writes against easel.d.mts, and what the compiler has to refuse. It is compiled and never run.
import {
  Easel,
  EaselError,
  type Job,
  type JobEvent,
  type JobResponse,
  verifyWebhook,
} from './easel.mjs';

const easel = new Easel({ api: 'http://127.0.0.1:8787', keyId: 'key-2', attempts: 2, timeout: 30 });
easel.maxPause = 5;

const { job } = await easel.request<JobResponse>('POST', '/v1/jobs', {
  requestId: 'r-1',
  stages: [],
});
const { signal } = new AbortController();
const done: Job = await easel.waitForJob(job.id, 600, { signal });
const urls: (string | undefined)[] = done.successInfo?.images.map(image => image.url) ?? [];
const size: number = await easel.download(urls[0] ?? '', 'image.png');
const resourceId: string = await easel.upload('photo.png', { signal });
const quote = await easel.request('POST', '/v1/jobs/credits', { stages: [], resourceId, size });
const credits: number = quote.credits;
if (done.status === 'FAILED' && done.failedInfo?.code === 'TRANSITORY_ERROR') easel.attempts = 1;
// A status of next year.
if (done.status === 'DREAMING') throw new Error(`${credits}`);

try {
  const event: JobEvent = verifyWebhook('whsec_', { 'webhook-id': '1' }, new Uint8Array());
  if (event.event === 'job.failed') console.log(event.job.failedInfo?.reason);
} catch (error) {
  if (!(error instanceof EaselError)) throw error;
  const status: number | undefined = error.status;
  console.log(status, error.code?.toLowerCase(), error.requestId, error.retryAfter / 2, error.lost);
  for (const field of error.problem.errors ?? []) console.log(field.pointer);
  // @ts-expect-error There may have been no response.
  error.status.toFixed();
  // @ts-expect-error What else a problem holds is for the reader to check.
  error.problem.balance.toFixed();
}

// @ts-expect-error There is no such setting.
new Easel({ retries: 3 });
// @ts-expect-error Seconds are a number.
new Easel({ timeout: '60' });
// @ts-expect-error A key is named by its path.
new Easel({ privateKey: Buffer.from('') });
// @ts-expect-error The client makes JSON by itself.
await easel.request('POST', '/v1/jobs', '{"stages": []}');
// @ts-expect-error There is no such method.
await easel.get('/v1/jobs/1');
// @ts-expect-error It has to be awaited.
easel.request<JobResponse>('GET', '/v1/jobs/1').job;
// @ts-expect-error Ids are strings: a number has lost digits.
await easel.waitForJob(8814179473);
// @ts-expect-error A blocked image has no address.
await easel.download(done.successInfo.images[0].url, 'image.png');
// @ts-expect-error Parsed JSON is not what was signed.
verifyWebhook('whsec_', {}, { event: 'job.failed' });
// @ts-expect-error It has no default export.
await import('./easel.mjs').then(client => client.default);

import { createInterface } from 'node:readline/promises';
import { Easel, EaselError, verifyWebhook } from './easel.mjs';

const operations = {
  read: async easel => (await easel.request('GET', '/v1/jobs/1')).job.id,
  token: async easel => (await easel.request('GET', '/v1/jobs/1')).job.id,
  create: async easel => (await easel.request('POST', '/v1/jobs', { requestId: 'r-1' })).job.id,
  quote: async easel => (await easel.request('POST', '/v1/jobs/credits', { stages: [] })).job.id,
  wait: async (easel, _name, seconds) => (await easel.waitForJob('1', seconds)).id,
  upload: easel => easel.upload('photo.png'),
  download: (easel, name) => easel.download(`${easel.api}/file`, `${name}.png`),
};

async function run([name, operation, api, seconds, ...rest]) {
  try {
    if (operation === 'webhook') return [name, 'ok', verify(...rest)];
    const limits = { timeout: +seconds, transferTimeout: +seconds, attempts: 3, maxPause: 1 };
    const token = operation === 'token' ? 'sbx_token' : undefined;
    const easel = new Easel({ api, appId: 'app_faults', token, ...limits });
    return [name, 'ok', await operations[operation](easel, name, +seconds)];
  } catch (error) {
    if (!(error instanceof EaselError)) return [name, 'masked', error.stack];
    return [name, 'error', error.status, error.code, error.requestId, error.message];
  }
}

function verify(secret, id, timestamp, signature, body) {
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  return verifyWebhook(secret, { ...headers, 'webhook-signature': signature }, body).type;
}

for await (const line of createInterface(process.stdin)) {
  run(line.split('\t')).then(fields =>
    console.log(fields.map(field => String(field ?? '').replace(/\s+/g, ' ')).join('\t')),
  );
}

// Acme Prints as it is put together for a test: a quick client, an empty folder, a receiver for webhooks.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { Easel } from './easel.mjs';
import { Orders } from './orders.mjs';

export const secret = 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLWxvY2FsLXVzZQ==';
export const notifyUrl = 'https://hooks.acme-prints.example/easel';
export const lighthouse = { prompt: 'a lighthouse on a cliff at dusk' };

/** Pauses of up to 30 seconds between two attempts become short ones; nothing else is other than in production. */
export function openClient(sandbox, settings = {}) {
  return Object.assign(new Easel({ api: sandbox.api }), { maxPause: 0.05, ...settings });
}

export function openOrders(easel, settings = {}) {
  return new Orders({ easel, folder: mkdtempSync('acme-'), ...settings });
}

export function quote(easel, stages = lighthouseStages(1)) {
  return easel.request('POST', '/v1/jobs/credits', { stages });
}

export const lighthouseStages = (count, text = lighthouse.prompt) => [
  { type: 'INPUT_INITIALIZE', inputInitialize: { count } },
  { type: 'DIFFUSION', diffusion: { sdModel: '757279507095956705', prompts: [{ text }] } },
];

/** A port that hands webhooks to whatever `receiver.receive` is at the time. */
export async function startReceiver() {
  const receiver = { receive: () => 204 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    response.writeHead(receiver.receive(request.headers, body)).end();
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${server.address().port}`;
  receiver.stop = () => server.close();
  return receiver;
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { Easel } from './easel.mjs';

// region verify
// What follows the prefix is the key, in Base64.
const secret = process.env.EASEL_WEBHOOK_SECRET ?? '';
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
if (key.length === 0) throw new Error('EASEL_WEBHOOK_SECRET is not set');

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false;
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = Buffer.from(`v1,${mac.digest('base64')}`);
  return (given ?? '').split(' ').some(text => {
    const received = Buffer.from(text);
    return expected.length === received.length && timingSafeEqual(expected, received);
  });
}
// endregion

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const genuine = isGenuine(request.headers, body);
  response.writeHead(genuine ? 204 : 401).end();
  if (!genuine) return;
  const { event, job } = JSON.parse(body);
  console.log(`${event}: job ${job.id}, images: ${job.successInfo?.images.length ?? 0}`);
  server.close();
});

server.listen(process.env.EASEL_WEBHOOK_PORT ?? 9000, '127.0.0.1', async () => {
  const { job } = await new Easel().request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    notifyUrl: 'https://hooks.customer.example/easel',
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
      {
        type: 'DIFFUSION',
        diffusion: { sdModel: '600423083519508503', prompts: [{ text: 'a lighthouse' }] },
      },
    ],
  });
  console.log(`job ${job.id} created, waiting for the webhook`);
});

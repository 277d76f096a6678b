import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Easel, verifyWebhook } from './easel.mjs';

const secret = process.env.EASEL_WEBHOOK_SECRET ?? '';
const inbox = 'inbox'; // A table with a unique column does the same.
mkdirSync(inbox, { recursive: true });

/** Puts an event on file. The file system refuses a second one of the same name, whoever comes first. */
function enqueue(id, body) {
  try {
    writeFileSync(`${inbox}/${id}.json`, body, { flag: 'wx' });
    return 'queued';
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return 'seen before';
  }
}

/** Runs elsewhere, as slowly as it likes. An empty file is an event already handled. */
async function work(easel) {
  for (const name of readdirSync(inbox)) {
    const file = `${inbox}/${name}`;
    const text = readFileSync(file, 'utf8');
    if (!text) continue;
    // Addresses in the message may be old by now, and messages come in any order: the job knows.
    const { job } = await easel.request('GET', `/v1/jobs/${JSON.parse(text).job.id}`);
    if (job.status === 'SUCCESS') {
      const bytes = await easel.download(job.successInfo.images[0].url, 'swans.png');
      console.log(`saved swans.png (${bytes} bytes)`);
    }
    truncateSync(file); // Kept by name, so that a late repeat is still recognised.
  }
}

const easel = new Easel();
let arrived = 0;
const server = createServer(async (request, response) => {
  let status = 204;
  try {
    const body = Buffer.concat(await request.toArray());
    const { event } = verifyWebhook(secret, request.headers, body.toString());
    console.log(`${event}: ${enqueue(request.headers['webhook-id'], body)}`);
    arrived += 1;
  } catch (error) {
    status = error.name === 'EaselError' ? 401 : 500; // After a 500 it comes again.
  }
  response.writeHead(status).end();
  if (arrived === 2) server.close(() => work(easel));
});

server.listen(Number(process.env.EASEL_WEBHOOK_PORT ?? 9000), '127.0.0.1', async () => {
  const diffusion = { sdModel: '600423083519508503', prompts: [{ text: 'two swans on a pond' }] };
  const stages = [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    { type: 'DIFFUSION', diffusion },
  ];
  const notifyUrl = 'https://hooks.customer.example/easel';
  const order = { requestId: randomUUID(), notifyUrl, stages };
  // The sandbox sends the message twice, as may happen in production.
  const twice = { 'X-Sandbox-Scenario': 'webhook-twice' };
  const { job } = await easel.request('POST', '/v1/jobs', order, twice);
  console.log(`job ${job.id} created`);
});

import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { Easel, verifyWebhook } from './easel.mjs';

const secret = process.env.EASEL_WEBHOOK_SECRET ?? '';
const inbox = 'inbox'; // A table with a unique column does the same.
mkdirSync(inbox, { recursive: true });

/** Stores an event completely or not at all. The file system refuses a second one of the same name. */
function enqueue(id, body) {
  const draft = `${inbox}/${randomUUID()}.draft`;
  try {
    writeFileSync(draft, body, { flush: true }); // On disk, not just in memory.
    linkSync(draft, `${inbox}/${id}.json`); // Half a message never gets this name.
    return 'queued';
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return 'seen before';
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Runs in a process of its own, at its own pace. An empty file is an event already handled. */
async function work(easel) {
  for (const name of readdirSync(inbox).filter(name => name.endsWith('.json'))) {
    const file = `${inbox}/${name}`;
    const text = readFileSync(file, 'utf8');
    if (!text) continue;
    // The URLs in the message may have expired, and messages come in any order: read the job.
    const { job } = await easel.request('GET', `/v1/jobs/${JSON.parse(text).job.id}`);
    if (job.status === 'SUCCESS') {
      const bytes = await easel.download(job.successInfo.images[0].url, 'swans.png');
      console.log(`saved swans.png (${bytes} bytes)`);
    }
    truncateSync(file); // The name stays, so that a late duplicate is recognised.
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
    status = error.name === 'EaselError' ? 401 : 500; // Easel tries again.
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

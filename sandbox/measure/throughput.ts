import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '../src/node/index.ts';
import type { Round } from './throughput-client.ts';

/**
 * How many POSTs a second one core answers over HTTP, signed and unsigned, in alternation: only the ratio means
 * something. Counted in processor time of the server alone, thread that verifies included; the client is another
 * process and signs beforehand. The price of a job is asked for, because nothing is stored or painted.
 */
const rounds = 7;
const stepMs = 300;

// The clock moves far enough between two requests that no limit of the rate is met.
let now = Date.now();
const server = await startServer({
  port: 0,
  clock: () => now,
  onAnswer: ({ status }) => {
    now += stepMs;
    if (status !== 200) console.error(`answered ${status}`);
  },
});
const client = fork(new URL('throughput-client.ts', import.meta.url), [server.origin]);

async function tell(message: Round | 'send'): Promise<void> {
  const told = once(client, 'message');
  client.send(message);
  await told;
}

async function perSecond(signed: boolean): Promise<number> {
  const requests = 1600;
  await tell({ signed, requests, startMs: now, stepMs });
  const before = process.cpuUsage();
  await tell('send');
  const { user, system } = process.cpuUsage(before);
  return (requests * 1e6) / (user + system);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rates: Record<'signed' | 'unsigned', number[]> = { signed: [], unsigned: [] };
await perSecond(true);
await perSecond(false);
for (let round = 0; round < rounds; round += 1) {
  rates.unsigned.push(await perSecond(false));
  rates.signed.push(await perSecond(true));
}
const signed = median(rates.signed);
const unsigned = median(rates.unsigned);
console.log(
  `signed ${Math.round(signed)}/s, unsigned ${Math.round(unsigned)}/s, ratio ${(signed / unsigned).toFixed(2)}`,
);
client.disconnect();
await server.close();

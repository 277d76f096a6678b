import { connect, type Socket } from 'node:net';
import { startServer } from '../src/node/index.ts';

/** 500 clients that send a byte now and then, and what a healthy one feels meanwhile. Run it on a quiet machine. */
const slow = 500;
const healthy = 400;
const server = await startServer({ port: 0 });
const { port } = new URL(server.origin);

function drip(): Promise<number> {
  return new Promise(resolve => {
    const started = performance.now();
    const socket: Socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST /v1/jobs HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n');
    });
    const timer = setInterval(() => socket.write('X'), 900);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve((performance.now() - started) / 1000);
    });
  });
}

const closed = Array.from({ length: slow }, drip);
await new Promise(resolve => setTimeout(resolve, 1000));
const times: number[] = [];
for (let index = 0; index < healthy; index += 1) {
  const started = performance.now();
  const response = await fetch(`${server.origin}/v1/models/757279507095956705`, {
    headers: { authorization: 'Bearer sbx_token_sandbox' },
  });
  await response.arrayBuffer();
  times.push(performance.now() - started);
  // Under the limit of the rate.
  await new Promise(resolve => setTimeout(resolve, 20));
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const lasted = await Promise.all(closed);
console.log(
  `healthy p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms; slow ones closed after ${Math.max(...lasted).toFixed(1)} s at most`,
);
await server.close();

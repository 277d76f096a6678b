import { createServer } from 'node:net';

/** Below the ports that the system hands out by itself, and none twice: nobody takes it before the program does. */
let next = 20_000;

export function freePort(): Promise<number> {
  const port = next++;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => freePort().then(resolve, reject));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

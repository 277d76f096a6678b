import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { inPage } from './in-page.ts';

/** The line between one test's browser and the server: it listens to what the page reports, and can be cut. */
export interface Line {
  origin: string;
  /** Refusals that the browser reported by itself, and what the witness in the page heard. */
  heard: string[];
  /** From now on pages find that storage throws. */
  denyStorage(): void;
  cut(): Promise<void>;
  end(): Promise<void>;
}

const witness = '/-/in-page.js';
const reports = '/-/reports';

/** An address of its own for each test also means storage and a cache of its own, in engines with one window too. */
export async function layLine(site: string): Promise<Line> {
  const heard: string[] = [];
  let storageDenied = false;
  const server = createServer((incoming, response) => {
    if (incoming.url === reports) return void listen(incoming, response, heard);
    if (incoming.url === witness) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void response.end(`(${inPage})(${JSON.stringify({ reports, storageDenied })});`);
    }
    pass(site, incoming, response);
  });
  const sockets = new Set<Socket>();
  server.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    denyStorage: () => {
      storageDenied = true;
    },
    cut,
    end: cut,
  };
}

async function listen(incoming: IncomingMessage, response: ServerResponse, heard: string[]) {
  let text = '';
  for await (const part of incoming) text += part;
  heard.push(text);
  response.writeHead(204).end();
}

/** Pages get the witness as their first script, and the policy an address for what it refuses; the rest is as sent. */
function pass(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const asked = request(new URL(url ?? '/', site), { method, headers }, answer => {
    const policy = answer.headers['content-security-policy'];
    const head = {
      ...answer.headers,
      ...(policy && { 'content-security-policy': `${policy}; report-uri ${reports}` }),
    };
    response.writeHead(answer.statusCode ?? 502, head);
    if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const html = Buffer.concat(parts).toString();
      response.end(html.replace('<head>', `<head><script src="${witness}"></script>`));
    });
  });
  asked.on('error', () => response.destroy());
  incoming.pipe(asked);
}

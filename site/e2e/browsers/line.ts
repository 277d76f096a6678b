import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { answerFrom } from '@easel/deploy/server';
import { portal, type Way } from '../faults/break-requests.ts';
import { inPage } from './in-page.ts';

/** The built site, at an address of a worker's own: it listens to what the page reports, and can be cut. */
export interface Line {
  origin: string;
  /** Refusals that the browser reported by itself, and what the witness in the page heard. */
  heard: string[];
  /** From now on pages find that storage throws, that there is no clipboard, or that the reader saves data. */
  deny(what: 'storage' | 'clipboard' | 'prefetch'): void;
  /** From now on such files fail to come. */
  spoil(file: RegExp, way: Spoilt['way']): void;
  mend(): void;
  /** A page that leaves nothing of what pages stored, for the next test. */
  clearing: string;
  /** Forgets what was heard, denied and spoilt. */
  forget(): void;
  cut(): Promise<void>;
  isCut(): boolean;
}

interface Spoilt {
  file: RegExp;
  way: Extract<Way, 'refused' | 'portal'>;
}

const witness = '/-/in-page.js';
const reports = '/-/reports';
const clearing = '/-/clearing';

/** Pages get the witness as their first script, and the policy an address for what it refuses; the rest is as sent. */
const answer = answerFrom(fileURLToPath(new URL('../../build', import.meta.url)), {
  policyToo: `; report-uri ${reports}`,
  changePage: html => html.replace('<head>', `<head><script src="${witness}"></script>`),
});

export async function layLine(): Promise<Line> {
  const heard: string[] = [];
  const denied: string[] = [];
  let spoilt: Spoilt | undefined;
  const server = createServer((incoming, response) => {
    if (incoming.url === reports) return void listen(incoming, response, heard);
    if (incoming.url === witness) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void response.end(`(${inPage})(${JSON.stringify({ reports, denied })});`);
    }
    if (incoming.url === clearing) {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      return void response.end(`<!doctype html><script>(${clearStorage})()</script>`);
    }
    if (spoilt?.file.test(incoming.url ?? '')) {
      const [status, type] = spoilt.way === 'portal' ? [200, 'text/html'] : [500, 'text/plain'];
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      return void response.end(portal);
    }
    answer(incoming, response);
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
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    heard,
    deny: what => void denied.push(what),
    spoil: (file, way) => {
      spoilt = { file, way };
    },
    mend: () => {
      spoilt = undefined;
    },
    clearing: `${origin}${clearing}`,
    forget: () => {
      heard.length = 0;
      denied.length = 0;
      spoilt = undefined;
    },
    cut,
    isCut: () => !server.listening,
  };
}

async function listen(incoming: IncomingMessage, response: ServerResponse, heard: string[]) {
  let text = '';
  for await (const part of incoming) text += part;
  heard.push(text);
  response.writeHead(204).end();
}

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise(done => {
      indexedDB.deleteDatabase(name).onsuccess = done;
    });
  document.title = 'cleared';
}

import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { makeCertificates } from './certificates.ts';
import { type Fault, faults } from './faults.ts';
import { type ForwardProxy, type Relayed, startProxy } from './proxy.ts';

/** A request as the server saw it. */
export interface Seen {
  at: number;
  method: string;
  path: string;
  authorization?: string;
  userAgent?: string;
  requestId?: string;
  /** What only a proxy may see. */
  proxyAuthorization?: string;
}

export interface FaultServer {
  origin: string;
  /** The address of the API that has this fault. */
  api: (fault: Fault) => string;
  /** What a fault was asked; for an upload and a download, only what is about the file. */
  seen: (fault: Fault) => Seen[];
  /** What its redirect was asked for, which should be nothing. */
  elsewhere: (fault: Fault) => Seen[];
  /** What the proxy was asked for on the way to this fault. */
  relayed: (fault: Fault) => Relayed[];
  proxy: Pick<ForwardProxy, 'port' | 'openPort'>;
  /** The certificate that clients are told to trust. */
  authority: string;
  close(): void;
}

const name = (fault: Fault) => `fault-${faults.indexOf(fault)}`;

/** One address for each fault, so that a client can meet all of them at once. */
export async function startFaultServer(): Promise<FaultServer> {
  const requests = new Map<string, Seen[]>();
  const elsewhere: Seen[] = [];
  const other = await listen(async (request, response) => {
    elsewhere.push(await note(request));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"job": {"id": "1"}}');
  });
  const answer: Listener = async (request, response) => {
    const arrived = performance.now();
    const [, folder = '', ...rest] = request.url!.split('/');
    const fault = faults.find(one => name(one) === folder);
    const { text, ...seen } = await note(request);
    if (!fault) return response.writeHead(404).end();
    const path = `/${rest.join('/')}`;
    if (path === '/v1/resource/image') return givePlace(response, `${addressOf(fault)}/put`);
    const all = [...(requests.get(folder) ?? []), { ...seen, path, at: arrived }];
    requests.set(folder, all);
    const { socket } = request;
    const away = `${other.origin}/${folder}`;
    fault.answer({ response, socket, count: all.length, elsewhere: away, body: text });
    (socket as Socket & { used?: true }).used = true;
  };
  const server = await listen(answer);
  const certificates = makeCertificates();
  const proxy = await startProxy(certificates, guarded(answer), server.origin);
  const addressOf = (fault: Fault) => {
    const { passage } = fault;
    if (!passage || passage.settings === 'no proxy for anything')
      return `${server.origin}/${name(fault)}`;
    const trouble = passage.trouble ? `-${passage.trouble}` : '';
    const domain = passage.isExcepted ? 'direct.invalid' : 'easel.example';
    return `${passage.scheme}://${name(fault)}${trouble}.${domain}/${name(fault)}`;
  };
  const unused = await listen(() => {});
  unused.close();
  return {
    origin: server.origin,
    api: fault =>
      fault.api === 'nobody there' ? unused.origin : `${addressOf(fault)}${fault.api ? '/' : ''}`,
    seen: fault => requests.get(name(fault)) ?? [],
    elsewhere: fault => elsewhere.filter(({ path }) => path === `/${name(fault)}`),
    relayed: fault =>
      proxy.relayed.filter(({ line }) => new RegExp(`\\b${name(fault)}\\b`).test(line)),
    proxy,
    authority: certificates.authority,
    close: () => {
      for (const one of [proxy, server, other]) one.close();
      rmSync(certificates.folder, { recursive: true });
    },
  };
}

function givePlace(response: ServerResponse, putUrl: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({ resourceId: '1', putUrl, headers: { 'Content-Type': 'image/png' } }),
  );
}

async function note(request: IncomingMessage): Promise<Seen & { text: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('latin1');
  const [, requestId] = /"requestId": ?"([^"]*)"/.exec(text) ?? [];
  const { authorization, 'user-agent': userAgent } = request.headers;
  const proxyAuthorization = request.headers['proxy-authorization'];
  return {
    at: performance.now(),
    method: request.method!,
    path: request.url!,
    ...(authorization && { authorization }),
    ...(userAgent && { userAgent }),
    ...(requestId && { requestId }),
    ...(proxyAuthorization && { proxyAuthorization }),
    text,
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const guarded =
  (listener: Listener) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    // Half of the faults break the connection, and so do clients that have waited long enough.
    request.socket.on('error', () => {});
    Promise.resolve(listener(request, response)).catch(() => request.socket.destroy());
  };

async function listen(listener: Listener): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer(guarded(listener));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Certificates } from './certificates.ts';

/** A request as the proxy saw it. */
export interface Relayed {
  /** `CONNECT` and a host with its port, or a method and a whole address. */
  line: string;
  /** What Easel alone may see. */
  authorization?: string;
  /** Of a tunnel, whether what went through it was TLS. */
  isSecret?: boolean;
}

export interface ForwardProxy {
  port: number;
  /** The same proxy, for whoever cannot tell it a password. */
  openPort: number;
  relayed: Relayed[];
  close: () => void;
}

/** Another name for each scheme: a client that reads the variable of the other one is refused. */
const basic = (name: string) => `Basic ${Buffer.from(`${name}:p@ss`).toString('base64')}`;
const handshake = 0x16;

/**
 * A forward proxy: absolute addresses for http://, CONNECT for https://. It leads every host to one server, and the
 * name of the host says what is wrong with it.
 */
export async function startProxy(
  certificates: Certificates,
  listener: RequestListener,
  origin: string,
): Promise<ForwardProxy> {
  const relayed: Relayed[] = [];
  const sockets = new Set<Socket>();
  const contextOf = (host: string) => {
    if (host.includes('-wrong-name.')) return certificates.wrongName;
    return host.includes('-stranger.') ? certificates.stranger : certificates.right;
  };
  const target = createSecureServer(
    {
      ...certificates.right,
      SNICallback: (host, done) => done(null, createSecureContext(contextOf(host))),
    },
    listener,
  );
  const targetPort = await listen(target, sockets);

  const make = (isOpen: boolean) => {
    const mayPass = ({ method, headers }: IncomingMessage) =>
      isOpen || headers['proxy-authorization'] === basic(method === 'CONNECT' ? 'https' : 'http');
    const note = (asked: IncomingMessage) => {
      const { authorization } = asked.headers;
      const one: Relayed = {
        line: `${asked.method} ${asked.url}`,
        ...(authorization && { authorization }),
      };
      relayed.push(one);
      return one;
    };
    const proxy = createServer((asked, response) => {
      note(asked);
      if (!mayPass(asked)) return refuse(response);
      relay(asked, response, origin);
    });
    proxy.on('connect', (asked: IncomingMessage, socket: Socket) => {
      const one = note(asked);
      const host = asked.url!;
      if (!mayPass(asked)) return socket.end('HTTP/1.1 407 Who are you?\r\n\r\n');
      if (host.includes('-refused.')) return socket.end('HTTP/1.1 502 Not today\r\n\r\n');
      if (host.includes('-silent.')) return;
      if (host.includes('-endless.')) return drip(socket);
      const upstream = connect(targetPort, '127.0.0.1');
      upstream.on('error', () => socket.destroy());
      socket.once('data', first => {
        one.isSecret = first[0] === handshake;
        upstream.write(first);
        socket.pipe(upstream);
      });
      upstream.pipe(socket);
      socket.write('HTTP/1.1 200 Go ahead\r\nX-Request-Id: req_proxy\r\n\r\n');
    });
    return proxy;
  };
  const servers = [make(false), make(true)];
  const [port = 0, openPort = 0] = await Promise.all(
    servers.map(server => listen(server, sockets)),
  );
  return {
    port,
    openPort,
    relayed,
    close: () => {
      for (const server of [...servers, target]) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(407, { 'Proxy-Authenticate': 'Basic', 'Content-Type': 'text/html' });
  response.end('<html><body>Who are you?</body></html>');
}

function relay(asked: IncomingMessage, response: ServerResponse, origin: string): void {
  const { pathname, search } = new URL(asked.url!, origin);
  const { 'proxy-authorization': _, ...headers } = asked.headers;
  const onward = request(`${origin}${pathname}${search}`, { method: asked.method, headers });
  onward.on('response', answer => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}

function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 Go ahead\r\n');
  const timer = setInterval(() => socket.write('X-Patience: a little more\r\n'), 200);
  socket.once('close', () => clearInterval(timer));
}

async function listen(server: Server, sockets: Set<Socket>): Promise<number> {
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

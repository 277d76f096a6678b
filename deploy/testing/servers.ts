import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Delivery } from '../src/delivery.ts';
import { caddy } from '../src/servers/caddy.ts';
import { nginx } from '../src/servers/nginx.ts';

export interface Running {
  port: number;
  /** Of a server with a certificate: where plain http leads to https, as it would in production. */
  httpPort: number;
  stop: () => Promise<void>;
}

/** For localhost. */
export interface Tls {
  certificate: string;
  key: string;
}

/** Debian's nginx, as it is, with the generated files included. */
export async function startNginx(delivery: Delivery, root: string, tls?: Tls): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const httpPort = await freePort();
  const certificate = tls
    ? `ssl_certificate ${tls.certificate};\n    ssl_certificate_key ${tls.key};`
    : '';
  const redirect = tls
    ? `server {\n    listen 127.0.0.1:${httpPort};\n    return 301 https://$host:${port}$request_uri;\n  }`
    : '';
  for (const [name, text] of Object.entries(nginx(delivery, root)))
    writeFileSync(path.join(folder, name), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary}
  include ${folder}/docs-http.conf;
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl' : ''};
    ${certificate}
    include ${folder}/docs-server.conf;
  }
  ${redirect}
}
`,
  );
  const child = spawn(
    'nginx',
    ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return running(child, { port, httpPort }, folder);
}

export async function startCaddy(delivery: Delivery, root: string, tls?: Tls): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const httpPort = await freePort();
  for (const [name, text] of Object.entries(caddy(delivery, root)))
    writeFileSync(path.join(folder, name), text);
  writeFileSync(
    path.join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
	default_bind 127.0.0.1
	log {
		level ERROR
	}
}
import ${folder}/docs.caddy
${
  tls
    ? `https://localhost:${port} {\n\ttls ${tls.certificate} ${tls.key}\n\timport docs\n}\nhttp://localhost:${httpPort} {\n\tredir https://localhost:${port}{uri} 301\n}`
    : `:${port} {\n\timport docs\n}`
}
`,
  );
  mkdirSync(path.join(folder, 'home'));
  const child = spawn(
    'caddy',
    ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOME: path.join(folder, 'home'),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    },
  );
  return running(child, { port, httpPort }, folder);
}

/** Waits until the server listens; stopping it takes its folder along. */
export async function running(
  child: ChildProcess,
  ports: { port: number; httpPort: number },
  folder: string,
): Promise<Running> {
  let failed: string | undefined;
  child.once('error', error => {
    failed = error.message;
  });
  child.once('exit', code => {
    failed ??= `it ended with ${code}`;
  });
  while (!(await isListening(ports.port))) {
    if (failed) throw new Error(`${child.spawnfile}: ${failed}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return {
    ...ports,
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

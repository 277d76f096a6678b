import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Delivery } from '../src/delivery.ts';
import { caddy } from '../src/servers/caddy.ts';
import { nginx } from '../src/servers/nginx.ts';

export interface Running {
  port: number;
  stop: () => Promise<void>;
}

/** Debian's nginx, as it is, with the generated files included. */
export async function startNginx(delivery: Delivery, root: string): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
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
  include ${folder}/easel-http.conf;
  server {
    listen 127.0.0.1:${port};
    include ${folder}/easel-server.conf;
  }
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
  return running(child, port, folder);
}

export async function startCaddy(delivery: Delivery, root: string): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
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
import ${folder}/easel.caddy
:${port} {
	import easel
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
  return running(child, port, folder);
}

async function running(child: ChildProcess, port: number, folder: string): Promise<Running> {
  let failed: string | undefined;
  child.once('error', error => {
    failed = error.message;
  });
  child.once('exit', code => {
    failed ??= `it ended with ${code}`;
  });
  while (!(await isListening(port))) {
    if (failed) throw new Error(`${child.spawnfile}: ${failed}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return {
    port,
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

async function isListening(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

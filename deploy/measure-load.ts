import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDelivery } from './src/delivery.ts';
import { nginx } from './src/servers/nginx.ts';
import { ask } from './testing/ask.ts';
import { freePort, type Running, running } from './testing/servers.ts';

/**
 * How much our headers and rules cost: Debian's nginx with them against the same nginx with the same packed files and
 * nothing else. One worker on the first core, `wrk` on the second, in turns; what is told is the ratio of each turn.
 */
const build = fileURLToPath(new URL('../site/build', import.meta.url));
const script = readdirSync(path.join(build, 'assets/js')).find(name => /^main\..*\.js$/.test(name));
const targets = {
  page: '/docs/intro',
  script: `/assets/js/${script}`,
  'not found': '/docs/nothing',
};
const seconds = 8;
const turns = 5;
const crowd = 10_000;

const bare = `root ${build};
include /etc/nginx/mime.types;
gzip_static on;
brotli_static on;
error_page 404 /404.html;
location / { try_files $uri $uri/index.html =404; }
`;

async function start(http: string, server: string): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes 1;
worker_rlimit_nofile ${2 * crowd};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections ${crowd + 200}; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${http}
  server {
    listen 127.0.0.1:${port} backlog=${crowd};
    ${server}
  }
}
`,
  );
  const child = spawn('taskset', ['-c', '0', 'nginx', '-c', file, '-e', `${folder}/error.log`]);
  return running(child, { port, httpPort: 0 }, folder);
}

interface Load {
  perSecond: number;
  /** Of a hundred answers, 99 came within this time. */
  p99: number;
  errors: string;
}

function load({ port }: Running, target: string, connections: number): Load {
  const printed = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency']
      .concat('-H', 'Accept-Encoding: br')
      .concat(`http://127.0.0.1:${port}${target}`),
    { encoding: 'utf8' },
  );
  const find = (pattern: RegExp) => pattern.exec(printed)?.slice(1) ?? [];
  const [perSecond = ''] = find(/Requests\/sec:\s+([\d.]+)/);
  const [p99 = '', unit = 'ms'] = find(/99%\s+([\d.]+)(us|ms|s)/);
  const [errors = 'none'] = find(/Socket errors: (.*)/);
  const toMs = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return { perSecond: Number(perSecond), p99: Number(p99) * toMs, errors };
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const delivery = readDelivery(build);
const { 'easel-http.conf': http = '', 'easel-server.conf': site = '' } = nginx(delivery, build);
const servers = { ours: await start(http, site), bare: await start('', bare) };

console.log('| 64 connections | ours, requests/s | bare | ratio | p99, ours | bare |');
console.log('|---|---:|---:|---:|---:|---:|');
for (const [name, target] of Object.entries(targets)) {
  // The same bytes, or nothing is compared.
  const question = { path: target, headers: { 'accept-encoding': 'br' } };
  const [own, other] = await Promise.all(
    Object.values(servers).map(({ port }) => ask(port, question)),
  );
  if (own?.body !== other?.body) throw new Error(`${target} differs.`);
  const rounds = Array.from({ length: turns }, () => ({
    ours: load(servers.ours, target, 64),
    bare: load(servers.bare, target, 64),
  }));
  const of = (read: (round: (typeof rounds)[number]) => number) => middle(rounds.map(read));
  const cells = [
    name,
    Math.round(of(({ ours }) => ours.perSecond)),
    Math.round(of(round => round.bare.perSecond)),
    of(round => round.ours.perSecond / round.bare.perSecond).toFixed(2),
    `${of(({ ours }) => ours.p99).toFixed(1)} ms`,
    `${of(round => round.bare.p99).toFixed(1)} ms`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
for (const [name, server] of Object.entries(servers)) {
  const { perSecond, p99, errors } = load(server, targets.page, crowd);
  console.log(
    `${name}, ${crowd} connections: ${Math.round(perSecond)} requests/s, p99 ${p99.toFixed(0)} ms, errors: ${errors}`,
  );
  await server.stop();
}

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readDelivery } from './src/delivery.ts';
import { nginx } from './src/servers/nginx.ts';
import { ask } from './testing/ask.ts';
import { freePort, type Running, running } from './testing/servers.ts';

/**
 * How much our headers and rules cost: Debian's nginx with them against the same nginx with the same packed files and
 * nothing else. One worker on the first core, `wrk` on the second, in turns; what is told is the ratio of each turn. The
 * worker's own time for an answer is told, too: it changes little when something else runs on the machine.
 */
const run = promisify(execFile);
const build = fileURLToPath(new URL('../site/build', import.meta.url));
const script = readdirSync(path.join(build, 'assets/js')).find(name => /^main\..*\.js$/.test(name));
const targets = {
  page: '/docs/intro',
  script: `/assets/js/${script}`,
  'not found': '/docs/nothing',
};
const seconds = 2;
// Many short ones, so that what else runs on the machine meets both servers alike.
const turns = 20;
const crowd = 10_000;
const crowdSeconds = 10;
// When less than a sixteenth of them is free, nginx closes connections that wait for a request.
const connections = Math.ceil((crowd * 16) / 15) + 100;

const bare = `root ${build};
include /etc/nginx/mime.types;
gzip_static on;
brotli_static on;
error_page 404 /404.html;
location / { try_files $uri $uri/index.html =404; }
`;

interface Measured extends Running {
  /** What the worker has used of its core, in seconds. */
  used: () => number;
}

async function start(http: string, server: string): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pcre_jit on;
worker_processes 1;
worker_rlimit_nofile ${2 * connections};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections ${connections}; }
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
  const started = await running(child, { port, httpPort: 0 }, folder);
  const [worker] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
  return { ...started, used: () => secondsUsed(worker ?? '') };
}

/** The kernel counts in nanoseconds how long a process had a core; it is the first figure here. */
function secondsUsed(process: string): number {
  return Number(readFileSync(`/proc/${process}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

interface Load {
  perSecond: number;
  /** Of a hundred answers, 99 came within this time. */
  p99: number;
  answers: number;
  /** What the worker used of its core for them, in seconds. */
  spent: number;
  errors: string;
}

async function load(
  { port, used }: Measured,
  target: string,
  connections: number,
  duration = seconds,
): Promise<Load> {
  const before = used();
  const { stdout: printed } = await run(
    'taskset',
    ['-c', '1', 'wrk', '-t1', `-c${connections}`, `-d${duration}s`, '--timeout', '30s', '--latency']
      .concat('-H', 'Accept-Encoding: br')
      .concat(`http://127.0.0.1:${port}${target}`),
  );
  const spent = used() - before;
  const find = (pattern: RegExp) => pattern.exec(printed)?.slice(1) ?? [];
  const [answers = ''] = find(/(\d+) requests in/);
  const [perSecond = ''] = find(/Requests\/sec:\s+([\d.]+)/);
  const [p99 = '', unit = 'ms'] = find(/99%\s+([\d.]+)(us|ms|s)/);
  const [errors = 'none'] = find(/Socket errors: (.*)/);
  const toMs = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return {
    perSecond: Number(perSecond),
    p99: Number(p99) * toMs,
    answers: Number(answers),
    spent,
    errors,
  };
}

/** How many readers the server holds now. */
async function countHeld({ port }: Running): Promise<number> {
  const { stdout } = await run('ss', ['-Htn', 'state', 'established', `sport = :${port}`]);
  return stdout.trim().split('\n').length;
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const delivery = readDelivery(build);
const { 'docs-http.conf': http = '', 'docs-server.conf': site = '' } = nginx(delivery, build);
const servers = { ours: await start(http, site), bare: await start('', bare) };

console.log(
  '| 64 connections | requests/s | bare | ratio | p99 | bare | worker, µs an answer | bare | ratio |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const [name, target] of Object.entries(targets)) {
  // The same bytes, or nothing is compared.
  const question = { path: target, headers: { 'accept-encoding': 'br' } };
  const [own, other] = await Promise.all(
    Object.values(servers).map(({ port }) => ask(port, question)),
  );
  if (own?.body !== other?.body) throw new Error(`${target} differs.`);
  const rounds: Record<keyof typeof servers, Load>[] = [];
  for (let turn = 0; turn < turns; turn++) {
    // Each goes first as often as the other.
    const first = turn % 2 ? 'ours' : 'bare';
    const second = turn % 2 ? 'bare' : 'ours';
    const one = await load(servers[first], target, 64);
    const other = await load(servers[second], target, 64);
    rounds.push(turn % 2 ? { ours: one, bare: other } : { ours: other, bare: one });
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => middle(rounds.map(read));
  // Of all turns together: a turn with few answers says little.
  const sum = (name: keyof typeof servers, key: 'spent' | 'answers') =>
    rounds.reduce((total, round) => total + round[name][key], 0);
  const costOf = (name: keyof typeof servers) => (sum(name, 'spent') / sum(name, 'answers')) * 1e6;
  const cells = [
    name,
    Math.round(of(({ ours }) => ours.perSecond)),
    Math.round(of(round => round.bare.perSecond)),
    of(round => round.ours.perSecond / round.bare.perSecond).toFixed(2),
    `${of(({ ours }) => ours.p99).toFixed(1)} ms`,
    `${of(round => round.bare.p99).toFixed(1)} ms`,
    costOf('ours').toFixed(1),
    costOf('bare').toFixed(1),
    (costOf('bare') / costOf('ours')).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
for (const [name, server] of Object.entries(servers)) {
  const [{ perSecond, p99, errors }, held] = await Promise.all([
    load(server, targets.page, crowd, crowdSeconds),
    setTimeout(crowdSeconds * 700).then(() => countHeld(server)),
  ]);
  console.log(
    `${name}, ${held} connections held: ${Math.round(perSecond)} requests/s, p99 ${p99.toFixed(0)} ms, errors: ${errors}`,
  );
  await server.stop();
}

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyFinishedBuild } from '../testing/finished-build.ts';
import { freePort, running } from '../testing/servers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'container-'));
const inFolder = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** The instructions of the Containerfile: one a line, a word and its arguments. */
const instructions = readFileSync(new URL('Containerfile', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const space = line.indexOf(' ');
    return { name: line.slice(0, space), rest: line.slice(space + 1) };
  });

function only(name: string): string {
  const found = instructions.filter(instruction => instruction.name === name);
  if (found.length !== 1) throw new Error(`The Containerfile has ${found.length} × ${name}.`);
  return found[0]!.rest;
}

interface Service {
  ports?: string[];
  tmpfs?: string[];
  command?: string[];
  volumes?: string[];
  network_mode?: string;
}
const { services } = parse(readFileSync(new URL('compose.yaml', import.meta.url), 'utf8')) as {
  services: Record<'docs' | 'sandbox', Service>;
};

/** A context of its own: in CI the site is built without the packed forms. */
function writeContext(): void {
  copyFinishedBuild({ build: inFolder('site/build'), generated: inFolder('deploy/generated') });
  cpSync(path.join(root, 'deploy/container'), inFolder('deploy/container'), { recursive: true });
}

it('starts on a read-only root, as a user without rights, and sends the site', () => {
  writeContext();
  const copies = instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ rest }) => rest.split(' ') as [string, string]);
  const user = only('USER');
  const command = (JSON.parse(only('CMD')) as string[]).map(word => `'${word}'`).join(' ');
  const port = only('EXPOSE');
  const { ports = [], tmpfs = [] } = services.docs;
  expect(ports).toEqual([`127.0.0.1:${port}:${port}`]);
  // Folders of the system that get something new are copies, so that it does not stay.
  const script = `set -euo pipefail
ip link set lo up
for part in /etc/nginx /var/www; do
  mkdir -p "${folder}$part"
  cp -a "$part/." "${folder}$part"
  mount --bind "${folder}$part" "$part"
done
${copies.map(([from, to]) => `mkdir -p "$(dirname ${to})"; rm -rf ${to}; cp -a ${inFolder(from)} ${to}`).join('\n')}
chmod -R a+rX /var/www /etc/nginx
for part in / /etc/nginx /var/www; do mount -o remount,bind,ro "$part"; done
${tmpfs.map(part => `mount -t tmpfs -o mode=1777 none ${part}`).join('\n')}
! touch /var/www/written 2> /dev/null
setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all ${command} &
trap 'kill $!' EXIT
curl --silent --retry 20 --retry-connrefused --retry-delay 1 --include \
  --header 'Accept-Encoding: br' http://127.0.0.1:${port}/zh/docs/intro
`;
  writeFileSync(inFolder('run.sh'), script);
  const answer = execFileSync('unshare', ['--mount', '--net', 'bash', inFolder('run.sh')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.toString('latin1', 0, end + 2).toLowerCase();
  expect(head).toMatch(/^http\/1.1 200 /);
  expect(head).toContain('content-encoding: br\r\n');
  expect(head).toContain('content-security-policy: ');
  const packed = readFileSync(inFolder('site/build/zh/docs/intro/index.html.br'));
  expect(answer.subarray(end + 4).equals(packed)).toBe(true);
});

it('the sandbox runs from one file, without packages', async () => {
  const { command = [], volumes = [], network_mode: network } = services.sandbox;
  expect(network).toBe('host');
  const [from = '', to] = volumes[0]?.split(':') ?? [];
  const file = path.resolve(inFolder('deploy/container'), from);
  const port = await freePort();
  const [program = '', ...args] = command.map(word => (word === to ? file : word));
  expect(args).toEqual([file]);
  const child = spawn(program, [...args, '--port', String(port)], { cwd: '/', stdio: 'ignore' });
  const sandbox = await running(child, { port, httpPort: 0 }, path.dirname(file));
  const answer = await fetch(`http://127.0.0.1:${port}/v1/models/757279507095956705`, {
    headers: { authorization: 'Bearer sbx_token_sandbox' },
  });
  expect(answer.status).toBe(200);
  await sandbox.stop();
});

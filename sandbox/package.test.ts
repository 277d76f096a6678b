import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);
/** Without what npm hands down to the scripts that it runs. */
const environment = { PATH: process.env.PATH, HOME: folder, npm_config_cache: inFolder('cache') };
const run = (program: string, args: string[], cwd = folder) =>
  execFileSync(program, args, { cwd, env: environment, encoding: 'utf8' });

const write = fileURLToPath(new URL('write-package.ts', import.meta.url));
execFileSync(process.execPath, ['--import', 'tsx', write, inFolder('package')]);

/** Starts it, asks whether it is up, and ends it as a container or a test suite does. */
async function answersAndEnds(program: string, args: string[]): Promise<number | null> {
  const child = spawn(program, args, { cwd: folder, env: environment });
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    if (said.includes('Ctrl+C')) break;
  }
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  return code;
}

it('is one file of at most 400 kB', () => {
  const { size } = statSync(inFolder('package/easel-sandbox.mjs'));
  console.log(`easel-sandbox.mjs: ${size} B`);
  expect(size).toBeLessThanOrEqual(400_000);
});

it('installs from what npm packs, without a network, and starts by its name', async () => {
  run('npm', ['pack', '--silent', '--pack-destination', folder], inFolder('package'));
  const { version } = JSON.parse(readFileSync(inFolder('package/package.json'), 'utf8'));
  const archive = `easel-sandbox-${version}.tgz`;
  const listed = run('tar', ['--list', '--file', archive]).trim().split('\n').sort();
  expect(listed).toEqual(
    ['Containerfile', 'README.md', 'easel-sandbox.mjs', 'package.json'].map(
      name => `package/${name}`,
    ),
  );
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', `./${archive}`]);
  expect(run('npx', ['--no-install', 'easel-sandbox', '--version']).trim()).toBe(version);
  const program = inFolder('node_modules/.bin/easel-sandbox');
  expect(await answersAndEnds(program, ['--port', '0'])).toBe(0);
});

it('starts as the Containerfile says', async () => {
  const instructions = readFileSync(inFolder('package/Containerfile'), 'utf8').trim().split('\n');
  const rest = (name: string) =>
    instructions.find(line => line.startsWith(`${name} `))!.slice(name.length + 1);
  const [from = '', to = ''] = rest('COPY').split(' ');
  const file = inFolder(`package/${from}`);
  const [program = '', ...args] = JSON.parse(rest('ENTRYPOINT')) as string[];
  expect(args).toContain(to);
  const local = args.map(arg => (arg === to ? file : arg));
  // Nothing under test listens on more than this machine; the last --host counts.
  expect(await answersAndEnds(program, [...local, '--host', '127.0.0.1', '--port', '0'])).toBe(0);
  expect(rest('USER')).toBe('node');
  expect(rest('EXPOSE')).toBe('8787');
  expect(rest('HEALTHCHECK')).toContain('http://127.0.0.1:8787/healthz');
});

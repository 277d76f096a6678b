import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Files {
  /** The published collections of a language. */
  published: string;
  /** A folder that is thrown away. */
  work: string;
}

export interface Ended {
  code: number | null;
  said: string;
}

const programs = fileURLToPath(new URL('./node_modules/.bin/', import.meta.url));
const patienceMs = 120_000;
/** Whoever sends it has not signed. */
const wrongToken = 'not-a-token';

export function runPostman({ published, work }: Files, api: string, key: string): Promise<Ended> {
  const file = join(published, 'easel.postman_collection.json');
  return run(
    'newman',
    ['run', file, ...variables({ baseUrl: api, privateKey: key, token: wrongToken })],
    work,
  );
}

export async function runBruno(
  { published, work }: Files,
  api: string,
  key: string,
): Promise<Ended> {
  const archive = join(published, 'easel-bruno.zip');
  const unpacked = await run('python3', ['-m', 'zipfile', '-e', archive, work], work, '');
  if (unpacked.code !== 0) return unpacked;
  const oneLine = key.trim().replaceAll('\n', '\\n');
  const told = variables({ baseUrl: api, privateKey: oneLine, token: wrongToken });
  return run('bru', ['run', '-r', '--env', 'Sandbox', ...told], join(work, 'easel'));
}

const variables = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);

/** A reader edits the lines at the top, so the runner does. */
export function runHttpFile(
  { published, work }: Files,
  api: string,
  jobId: string,
): Promise<Ended> {
  const lines = readFileSync(join(published, 'easel.http'), 'utf8').split('\n');
  const values: Record<string, string> = { baseUrl: api, jobId };
  const edited = lines.map(line => {
    const name = Object.keys(values).find(name => line.startsWith(`@${name} = `));
    return name ? `@${name} = ${values[name]}` : line;
  });
  writeFileSync(join(work, 'easel.http'), edited.join('\n'));
  return run('httpyac', ['send', 'easel.http', '--all'], work);
}

/** Some workflows, or all but these. */
export function runArazzo(
  { published, work }: Files,
  api: string,
  choice: '--workflow' | '--skip',
  workflow: string,
  inputs: Record<string, string>,
): Promise<Ended> {
  // The description names the contract one folder up.
  mkdirSync(join(work, 'collections'), { recursive: true });
  copyFileSync(join(published, '../openapi.json'), join(work, 'openapi.json'));
  const file = join(work, 'collections/easel.arazzo.yaml');
  copyFileSync(join(published, 'easel.arazzo.yaml'), file);
  const given = Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  return run(
    'redocly',
    ['respect', file, choice, workflow, '--server', `easel=${api}`, ...given],
    work,
  );
}

/** Without the environment of whoever runs it, which may name a proxy or an account. */
function run(name: string, args: string[], cwd: string, folder = programs): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(folder + name, args, {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: cwd,
        CI: 'true',
        NO_COLOR: '1',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        said += bytes;
      });
    child.once('error', reject);
    child.once('close', code => resolve({ code, said }));
  });
}

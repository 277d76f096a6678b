import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, emptyFolder } from './installed.ts';

export interface ServedSandbox {
  origin: string;
  privateKey: string;
  stop(): void;
}

const program = path.join(build, 'easel-sandbox.mjs');

/** The sandbox as a reader has it: the published file, over HTTP. */
export async function serveSandbox(): Promise<ServedSandbox> {
  const privateKey = execFileSync(process.execPath, [program, '--print-key']).toString();
  const server = spawn(process.execPath, [program, '--port', '0', '--speed', '100']);
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (piece: Buffer) => {
      const [, found] = /(http:\/\/\S+)\/v1/.exec(piece.toString()) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', code => reject(new Error(`The sandbox ended with ${code}.`)));
  });
  return { origin, privateKey, stop: () => void server.kill() };
}

/** Runs `integration.mjs` in an empty folder, with what the client asks of its surroundings. */
export async function runProgram(sandbox: ServedSandbox, files: Record<string, string>) {
  const folder = emptyFolder();
  const all = { ...files, 'easel-private-key.pem': sandbox.privateKey };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(folder, name), text);
  const env = { PATH: process.env.PATH, EASEL_API: sandbox.origin };
  const child = spawn(process.execPath, ['integration.mjs'], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
  }
  await new Promise(resolve => child.once('close', resolve));
  return { output, read: (name: string) => readFileSync(path.join(folder, name)) };
}

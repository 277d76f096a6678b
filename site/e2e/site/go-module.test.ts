import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '@easel/sandbox/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../built-site.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const key = '../../../signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-go-module-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, more: Record<string, string> = {}) {
  // Nothing may be fetched, and no C compiler looked for.
  const { PATH = '', HOME = '/tmp' } = process.env;
  const go = { GOPROXY: 'off', GOFLAGS: '-mod=mod', CGO_ENABLED: '0' };
  const env = { PATH: `/usr/bin:${PATH}`, HOME, ...go, ...more };
  return promisify(execFile)('bash', ['-c', command], { cwd: folder, env });
}

it('is published, and another module requires it with a replace, compiles and runs', async () => {
  cpSync(join(build, 'clients', 'go'), join(folder, 'easel'), { recursive: true });
  cpSync(at('go-module/main.go'), join(folder, 'main.go'));
  cpSync(at(key), join(folder, 'easel-private-key.pem'));
  await run('go mod init reader');
  // The line of the quickstart.
  await run('go mod edit -require=easel.example/easel@v1.0.0 -replace=easel.example/easel=./easel');
  await run('test -z "$(gofmt -l .)" && go vet ./... && (cd easel && go vet .)');
  const server = await startServer({ port: 0, speed: 20 });
  try {
    const { stdout } = await run('go run .', { EASEL_API: server.origin });
    expect(stdout).toBe('SUCCESS 1\ntrue JOB_NOT_FOUND\n');
  } finally {
    await server.close();
  }
});

it('is among the digests of the clients, and so are the types for Node.js', async () => {
  const clients = join(build, 'clients');
  const command = promisify(execFile)('sha256sum', ['--check', 'sha256sums.txt'], { cwd: clients });
  const { stdout } = await command;
  for (const name of ['go/easel.go', 'go/go.mod', 'easel.d.mts', 'easel.go'])
    expect(stdout).toContain(`${name}: OK`);
});

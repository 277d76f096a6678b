import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it } from 'vitest';
import { writeArchive } from '../archive/write-archive.ts';
import { connect } from '../testing/connect.ts';
import { archive, bareNpm, build, emptyFolder, install, startWatched } from './installed.ts';

const root = path.join(build, '../..');

it('is the same bytes when it is made again, and less than 3 MB', async () => {
  const folder = emptyFolder();
  const translations = path.join(root, 'site/i18n');
  const signingMessages = path.join(root, 'signing/messages.json');
  await writeArchive({ build, translations, signingMessages }, folder);
  const again = readFileSync(path.join(folder, 'easel-mcp.tgz'));
  expect(again.equals(readFileSync(archive))).toBe(true);
  expect(statSync(archive).size).toBeLessThan(3_000_000);
});

it('has the checksum that is published beside it', () => {
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  const said = readFileSync(path.join(build, 'easel-mcp.sha256.txt'), 'utf8');
  expect(said).toBe(`${digest}  easel-mcp.tgz\n`);
});

it('is all that npx downloads, to start from an address in an empty folder', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/gzip').end(readFileSync(archive));
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = emptyFolder();
  const env = bareNpm(folder) as Record<string, string>;
  const args = ['-y', `http://127.0.0.1:${port}/easel-mcp.tgz`];
  const transport = new StdioClientTransport({
    command: 'npx',
    args,
    cwd: folder,
    env,
    stderr: 'pipe',
  });
  const assistant = await connect(transport);
  try {
    const { text } = await assistant.call('search', { query: 'QUEUE_FULL' });
    expect(text).toContain('QUEUE_FULL');
    expect(new Set(asked)).toEqual(new Set(['/easel-mcp.tgz']));
  } finally {
    await assistant.client.close();
    server.close();
  }
});

it('runs without any right but to read its own folder', async () => {
  const assistant = await startWatched(install());
  const { text } = await assistant.call('search', { query: '限流', language: 'zh' });
  expect(text).toMatch(/\p{sc=Han}/u);
  expect(assistant.outside()).toEqual([]);
  expect(assistant.doors().some(({ where }) => where.endsWith('data/zh.json'))).toBe(true);
  await assistant.stop();
});

it('would be seen opening a file or a connection', async () => {
  const folder = install();
  const program = `import('node:net').then(({ connect }) => { try { connect(9) } catch {} ; try { require('node:fs').readFileSync('/etc/hosts') } catch {} })`;
  const watch = new URL('watch-doors.cjs', import.meta.url).pathname;
  const said = execFileSync(
    'sh',
    ['-c', '"$0" --require "$1" -e "$2" 2>&1', process.execPath, watch, program],
    { cwd: folder },
  );
  expect(said.toString()).toContain('net.Socket.connect');
  expect(said.toString()).toContain('/etc/hosts');
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Received, startEcho } from '../../fixtures/echo-server.ts';
import { hostile, hostileRequests } from '../../fixtures/hostile-requests.ts';
import { listOperations } from '../openapi.ts';
import { describeForm } from './describe-form.ts';
import type { CodeSample } from './languages.ts';
import { printSample } from './print-sample.ts';
import { sampleRequest } from './sample-request.ts';

const run = promisify(execFile);
const content = 'not really a picture';
let folder: string;
let echo: Awaited<ReturnType<typeof startEcho>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  echo = await startEcho();
  // Both names that a sample gives to a file.
  for (const name of ['file', 'photo']) await writeFile(join(folder, name), content);
});

afterAll(async () => {
  echo.close();
  await rm(folder, { recursive: true });
});

const textOf = async (part: File | string | null) =>
  part instanceof File ? await part.text() : part;

const interpreters = {
  'shell/curl': { file: 'sh', start: ['bash'] },
  'node/fetch': { file: 'mjs', start: ['node'] },
  'ruby/native': { file: 'rb', start: ['ruby'] },
} as const;

async function send(name: keyof typeof interpreters, id: string): Promise<Received> {
  const document = hostileRequests(`${echo.url}/v1`);
  const entry = listOperations(document).find(operation => operation.id === id);
  if (!entry) throw new Error(id);
  const request = sampleRequest(describeForm(document, entry));
  const { file, start } = interpreters[name];
  const path = join(folder, `${id}.${file}`);
  await writeFile(path, printSample(name, request)?.text ?? '');
  const [command, ...options] = start;
  const { stderr } = await run(command, [...options, path], {
    cwd: folder,
    env: { ...process.env, NO_PROXY: '*', no_proxy: '*', LANG: 'C.UTF-8' },
  });
  const [received, another] = echo.take();
  if (!received || another) throw new Error(`${path} sent ${received ? 2 : 0} requests: ${stderr}`);
  return received;
}

describe.each(Object.keys(interpreters) as (keyof typeof interpreters)[])('%s', name => {
  it('sends path, query, headers and credentials as they are', async () => {
    const { method, url, headers } = await send(name, 'get');
    const { pathname, searchParams } = new URL(url, echo.url);
    expect(method).toBe('GET');
    expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'v1', 'get', hostile]);
    expect([...searchParams]).toEqual([
      ['key', 'YOUR_API_KEY'],
      ['q', hostile],
      ['tags', 'a b'],
      ['tags', "it's"],
    ]);
    expect(headers.authorization).toBe('Bearer YOUR_TOKEN');
    expect(headers['x-note']).toBe(`say "it's" $HOME #{b} \\`);
  });

  it('sends JSON', async () => {
    const { method, headers, body } = await send(name, 'json');
    expect(method).toBe('POST');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({
      [hostile]: hostile,
      lines: 'a\nb',
      empty: {},
      list: [1.5, null, true],
    });
  });

  it('sends a form', async () => {
    const { headers, body } = await send(name, 'form');
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(body)]).toEqual([
      ['a b', hostile],
      ['list', '1'],
      ['list', '2'],
    ]);
  });

  it('sends a form with parts, one of them a file', async () => {
    const { method, headers, body } = await send(name, 'parts');
    const form = await new Response(body, {
      headers: { 'Content-Type': headers['content-type'] ?? '' },
    }).formData();
    expect(method).toBe('PUT');
    expect(form.get('text')).toBe(hostile.replaceAll('\\', '/'));
    expect(await textOf(form.get('meta'))).toBe('{"a":1}');
    expect(await textOf(form.get('photo'))).toBe(content);
  });

  it('sends a file', async () => {
    const { headers, body } = await send(name, 'file');
    expect(headers['content-type']).toBe('image/png');
    expect(body).toBe(content);
  });

  it('sends any text', async () => {
    const { headers, body } = await send(name, 'text');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toBe(`${hostile}\nsecond line`);
  });
});

/** One process of each language reads all of its programs; those of PHP and Python have libraries that CI has not. */
const readers: Partial<Record<CodeSample, { start: string[] }>> = {
  'python/requests': {
    start: [
      'python3',
      '-c',
      'import sys\nfor f in sys.argv[1:]: compile(open(f, encoding="utf-8").read(), f, "exec")',
    ],
  },
  'php/curl': {
    start: [
      'php',
      '-r',
      'foreach (array_slice($argv, 1) as $f) token_get_all(file_get_contents($f), TOKEN_PARSE);',
      '--',
    ],
  },
  'go/native': { start: ['gofmt', '-e', '-l'] },
};

describe.each(Object.entries(readers))('%s', (name, { start }) => {
  it('is a program', async () => {
    const document = hostileRequests('https://api.example.com');
    const paths = await Promise.all(
      listOperations(document).map(async entry => {
        const path = join(folder, `${entry.id}-${name.replace('/', '.')}`);
        const sample = printSample(
          name as CodeSample,
          sampleRequest(describeForm(document, entry)),
        );
        await writeFile(path, sample?.text ?? 'no sample');
        return path;
      }),
    );
    const [command = '', ...options] = start;
    await run(command, [...options, ...paths], { cwd: folder });
  });
});

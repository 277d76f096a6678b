import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Runtime } from './contract-client.ts';
import { describeRuntime } from './describe-runtime.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/browser/${name}`, import.meta.url));

/** Stands before the worker's own code: the suite must be able to stop its clock. */
const stoppableClock = `
const running = Date.now; let held;
Date.now = () => held ?? running();
addEventListener('message', event => {
  if (!('hold' in event.data)) return;
  held = event.data.hold ? running() : undefined;
  event.stopImmediatePropagation();
});`;

const page = `<!doctype html><title>Sandbox</title><script type="module" src="/page.js"></script>`;

const pageScript = `
import { createSandboxClient } from './create-sandbox-client.ts';
const worker = new Worker('/worker.js', { type: 'module' });
const client = createSandboxClient({ createWorker: () => worker });
const bytesOf = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
window.advance = ms => client.advance(ms);
window.hold = hold => worker.postMessage({ hold });
window.ask = async ({ url, method, headers, body }) => {
  const response = await client.fetch(url, { method, headers, body: body === null ? undefined : bytesOf(body) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { status: response.status, headers: [...response.headers], body: btoa(text) };
};`;

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

async function bundle(entry: { file: string } | { text: string }, banner = ''): Promise<string> {
  const result = await build({
    ...('file' in entry
      ? { entryPoints: [entry.file] }
      : { stdin: { contents: entry.text, resolveDir: source('.') } }),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    banner: { js: banner },
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** The worker as readers get it, in a real browser; requests are handed to the page and come back as they are. */
async function startChromium(): Promise<Runtime> {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', page],
    '/page.js': ['text/javascript', await bundle({ text: pageScript })],
    '/worker.js': ['text/javascript', await bundle({ file: source('worker.ts') }, stoppableClock)],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    // The policy of the site: no code made from text, nothing sent anywhere else.
    const policy = "default-src 'none'; script-src 'self'; worker-src 'self'";
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const tab = await browser.newPage();
  tab.setDefaultTimeout(240_000);
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await tab.waitForFunction(() => 'ask' in globalThis);

  let offset = 0;
  let held: number | undefined;
  const setHold = (hold: boolean) => {
    held = hold ? Date.now() : undefined;
    void tab.evaluate(
      value => (globalThis as unknown as { hold(v: boolean): void }).hold(value),
      hold,
    );
  };
  return {
    origin: 'http://127.0.0.1:8787',
    async fetch(request) {
      const bytes = request.body ? Buffer.from(await request.arrayBuffer()) : null;
      const call = {
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: bytes?.toString('base64') ?? null,
      };
      const answer = await tab.evaluate(
        value => (globalThis as unknown as { ask(v: unknown): Promise<Answer> }).ask(value),
        call,
      );
      const content = answer.status === 204 ? null : Buffer.from(answer.body, 'base64');
      return new Response(content, { status: answer.status, headers: answer.headers });
    },
    now: () => (held ?? Date.now()) + offset,
    advance: ms => {
      offset += ms;
      void tab.evaluate(
        value => (globalThis as unknown as { advance(v: number): void }).advance(value),
        ms,
      );
    },
    hold: () => {
      setHold(true);
      return () => setHold(false);
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

describeRuntime('the sandbox in a worker of Chromium', startChromium);

import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Picked } from './pick-operation.ts';
import type { Site } from './tools.ts';

export interface Visit {
  /** Compressed, as a server sends them. */
  html: number;
  script: number;
  /** How many of the names stand in the HTML, without any script. */
  named: number;
  /** Until the first field is there to be read; the middle of three. */
  milliseconds: number | undefined;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const longest = 60_000;

export async function measureVisit(
  browser: Browser,
  { folder, address }: Site,
  { names, first }: Picked,
): Promise<Visit> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://a').pathname);
    try {
      const wanted = join(folder, path);
      const file = (await stat(wanted)).isDirectory() ? join(wanted, 'index.html') : wanted;
      const body = gzipSync(await readFile(file));
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plain = await (await fetch(origin + address.split('#')[0])).text();
  const visits: { time: number | undefined; script: number }[] = [];
  for (let n = 0; n < 3; n += 1) visits.push(await visit(browser, origin + address, first));
  server.close();
  server.closeAllConnections();
  const times = visits.map(({ time }) => time ?? longest).sort((one, other) => one - other);
  return {
    html: gzipSync(plain).length,
    script: Math.max(...visits.map(({ script }) => script)),
    named: countNames(plain, names),
    milliseconds: times[1] === longest ? undefined : times[1],
  };
}

async function visit(browser: Browser, url: string, first: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let script = 0;
  const bodies: Promise<unknown>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    const add = response.body().then(body => (script += gzipSync(body).length));
    bodies.push(add.catch(() => undefined));
  });
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const time = await page
    .waitForFunction(isShown, first, { polling: 'raf', timeout: longest })
    .then(() => performance.now() - started)
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await Promise.all(bodies);
  await context.close();
  return { time, script };
}

/** Whether the name of a field, and nothing else, stands somewhere that is laid out. */
function isShown(name: string): boolean {
  if (!document.body) return false;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue?.trim() === name && (parentElement?.getClientRects().length ?? 0) > 0)
      return true;
  }
  return false;
}

/** As words of the text: not in scripts, where data for the browser may have them. */
function countNames(html: string, names: string[]): number {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<wbr\s*\/?>/g, '')
    .replace(/<[^>]*>/g, ' ');
  const words = new Set(text.split(/[^\p{L}\p{N}_.$@[\]-]+/u));
  // Some documents have names of several words.
  return names.filter(name => words.has(name) || (/[ /]/.test(name) && text.includes(name))).length;
}

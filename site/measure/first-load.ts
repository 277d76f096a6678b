import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveBuild } from '@easel/deploy/server';
import { type Browser, chromium, type Request } from '@playwright/test';
import { withoutPrefetch } from '../e2e/site-test.ts';

export interface FirstLoad {
  js: number;
  css: number;
  html: number;
  fonts: number;
  /** All but pictures, which a page can be used without. */
  requests: number;
}

const kinds: Record<string, Exclude<keyof FirstLoad, 'requests'>> = {
  script: 'js',
  stylesheet: 'css',
  document: 'html',
  font: 'fonts',
};

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** What a reader's browser fetches for one page, in brotli bytes; prefetches for other pages do not count. */
export async function firstLoad(browser: Browser, build: string, path: string): Promise<FirstLoad> {
  const server = await serveBuild(build, 0);
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  await withoutPrefetch(page);
  const finished: Request[] = [];
  page.on('requestfinished', request => finished.push(request));
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const total: FirstLoad = { js: 0, css: 0, html: 0, fonts: 0, requests: 0 };
  for (const request of [...finished]) {
    const kind = kinds[request.resourceType()];
    if (kind) total.requests += 1;
    const body = kind && (await (await request.response())?.body());
    if (kind && body) total[kind] += kind === 'fonts' ? body.length : brotli(body);
  }
  await page.close();
  server.close();
  return total;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFrom } from '@easel/deploy/server';
import { test as base, expect, type Page } from '@playwright/test';
import { axeViolations, chooseMode } from '../axe/violations.ts';
import { hydrated } from '../site-test.ts';
import { buildOnce } from './build-fixture.ts';
import { referenceSite } from './reference-site.ts';

interface Received {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const build = buildOnce(referenceSite);
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An API on another origin: what it answers, and whether pages of others may read it, is asked for in the address. */
async function startApi() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    if (!url.includes('no-cors')) {
      response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
      response.setHeader('Access-Control-Allow-Methods', 'PUT');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-key');
    }
    if (method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') });
    if (url.includes('never')) return;
    if (url.includes('picture')) {
      response.setHeader('Content-Type', 'image/png');
      return void response.end(picture);
    }
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"saved":true}');
  });
  const address = await listen(server);
  return { server, received, port: new URL(address).port };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const test = base.extend<
  { received: Received[]; show: (policy?: string) => Promise<void> },
  { api: Awaited<ReturnType<typeof startApi>> }
>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const api = await startApi();
      await use(api);
      api.server.closeAllConnections();
      api.server.close();
    },
    { scope: 'worker' },
  ],
  received: async ({ api }, use) => {
    api.received.length = 0;
    await use(api.received);
  },
  show: async ({ page, api }, use) => {
    const { outDir, exitCode, output } = await build();
    expect(exitCode, output).toBe(0);
    let policy = '';
    const answer = answerFrom(outDir);
    const server = createServer((request, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, String(value).replace(/connect-src [^;]*/, policy));
      answer(request, response);
    });
    const address = await listen(server);
    await use(async (allowed = `connect-src 'self' http://127.0.0.1:${api.port}`) => {
      policy = allowed;
      await page.goto(`${address}/docs/api/put-parcel`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Try it' }).click();
      await expect(console(page)).toBeVisible();
      await console(page).getByLabel('Address').selectOption('1');
      await console(page).getByLabel('port').fill(api.port);
    });
    server.closeAllConnections();
    server.close();
  },
});
test.describe.configure({ mode: 'default' });

const console = (page: Page) => page.getByRole('region', { name: 'Try it' });
const answer = (page: Page) => console(page).getByRole('status').last();
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test('Console for any API: What is filled in goes straight to the server, and the response is shown', async ({
  page,
  show,
  received,
}) => {
  await show();
  await console(page).getByLabel('Token').fill('s3cret-token');
  await console(page).getByLabel('speed').selectOption('fast');
  await console(page).getByLabel('tags').fill('a b, c');
  await send(page);
  await expect(answer(page)).toContainText('201');
  await expect(answer(page)).toContainText('"saved": true');
  const [request] = received;
  expect(request?.method).toBe('PUT');
  expect(request?.url).toBe('/v1/parcels/a%2Fb?speed=fast&tags=a%20b&tags=c');
  expect(request?.headers.authorization).toBe('Bearer s3cret-token');
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers.cookie).toBeUndefined();
  expect(JSON.parse(request?.body ?? '')).toEqual({ to: 'Mia', weight: 3 });
});

test('Console for any API: Each way to be let in sends its own credentials', async ({
  page,
  show,
  received,
}) => {
  await show();
  const way = console(page).getByLabel('Sign in with');
  await way.selectOption({ label: 'account' });
  await console(page).getByLabel('User name').fill('Mía');
  await console(page).getByLabel('Password').fill('pass:word');
  await send(page);
  await expect(answer(page)).toContainText('201');
  await way.selectOption({ label: 'header + query' });
  await console(page).getByLabel('Key (X-Key)').fill('k1');
  await console(page).getByLabel('Key (key)').fill('k&2');
  await send(page);
  await expect.poll(() => received.length).toBe(2);
  const [basic, keys] = received;
  const sent = Buffer.from(basic?.headers.authorization?.slice('Basic '.length) ?? '', 'base64');
  expect(sent.toString()).toBe('Mía:pass:word');
  expect(keys?.headers.authorization).toBeUndefined();
  expect(keys?.headers['x-key']).toBe('k1');
  expect(keys?.url).toContain('key=k%262');
  await way.selectOption({ label: 'cookie' });
  await expect(console(page)).toContainText('cannot set the cookie session');
});

test('Console for any API: A form with a file is sent in parts, and a picture is shown', async ({
  page,
  show,
  received,
}) => {
  await show();
  await console(page).getByLabel('id').fill('picture');
  await console(page).getByLabel('Content type').selectOption('multipart/form-data');
  await console(page)
    .getByLabel('photo')
    .setInputFiles({ name: 'a "photo".png', mimeType: 'image/png', buffer: picture });
  await send(page);
  const shown = answer(page).getByRole('img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
  const { headers, body = '' } = received[0] ?? {};
  const form = await new Response(Buffer.from(body, 'latin1'), {
    headers: { 'content-type': headers?.['content-type'] ?? '' },
  }).formData();
  expect(form.get('note')).toBe('Fragile');
  expect(Buffer.from(await (form.get('photo') as File).arrayBuffer())).toEqual(picture);
});

test('Console for any API: A server without CORS is explained, with a command that works', async ({
  page,
  show,
}) => {
  await show();
  await console(page).getByLabel('id').fill('no-cors');
  await console(page).getByLabel('Token').fill('s3cret-token');
  await send(page);
  await expect(answer(page)).toContainText('Access-Control-Allow-Origin: http://127.0.0.1:');
  await expect(answer(page)).toContainText('Access-Control-Allow-Headers: Authorization');
  await expect(console(page)).toContainText("curl --request PUT 'http://127.0.0.1:");
  await expect(console(page)).toContainText('YOUR_TOKEN');
});

test('Console for any API: A policy of the site that forbids the server is named', async ({
  page,
  show,
}) => {
  await show("connect-src 'self'");
  await send(page);
  await expect(answer(page)).toContainText('connect-src');
});

test('Console for any API: A request can be given up', async ({ page, show, received }) => {
  await show();
  await console(page).getByLabel('id').fill('never');
  await send(page);
  await expect.poll(() => received.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(answer(page)).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('Console for any API: A secret is in its field and nowhere else', async ({ page, show }) => {
  await show();
  await console(page).getByLabel('Token').fill('s3cret-token');
  await send(page);
  await expect(answer(page)).toContainText('201');
  const places = await page.evaluate(() => [
    document.documentElement.outerHTML,
    window.location.href,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    JSON.stringify(window.history.state),
  ]);
  expect(places.join('\n')).not.toContain('s3cret-token');
  await expect(console(page).getByLabel('Token')).toHaveAttribute('type', 'password');
});

test('Console for any API: It is used by keyboard, and axe finds nothing in either colour mode', async ({
  page,
  show,
}) => {
  await show();
  await console(page).getByLabel('Token').focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('201');
  for (const mode of ['light', 'dark'] as const) {
    await chooseMode(page, mode);
    expect(await axeViolations(page, { within: '.ref-console-box' }), mode).toEqual([]);
  }
  const close = console(page).getByRole('button', { name: 'Close' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
});

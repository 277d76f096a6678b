import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPrivateKey, signRequest } from '@easel/signing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../node/index.ts';
import { readApps } from './read-apps.ts';

const keys = new URL('../../../signing/vectors/keys/', import.meta.url);
const readPem = (name: string) => readFile(new URL(name, keys), 'utf8');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apps-'));
  await writeFile(join(folder, 'acme.pem'), await readPem('throwaway-sandbox-2.public.pem'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const path = join(folder, 'apps.yaml');
  await writeFile(path, text);
  return readApps(path);
}

const acme = `
# Our two tenants.
apps:
  - id: app_acme
    token: acme-token
    credits: 12.5
    keys: [acme.pem]
  - id: app_poor
    token: poor-token
    credits: 0
    longTerm: false
`;

it('lets own apps sign with their keys and spend their credits', async () => {
  const server = await startServer({ port: 0, apps: await read(acme) });
  const path = '/v1/models/757279507095956705';
  const privateKey = await importPrivateKey(await readPem('throwaway-sandbox-2.pkcs8.pem'));
  const signed = await signRequest({ appId: 'app_acme', privateKey, method: 'GET', path });
  const ask = async (authorization: string) =>
    (await fetch(server.origin + path, { headers: { authorization } })).status;
  expect(await ask(signed.authorization)).toBe(200);
  expect(await ask('Bearer acme-token')).toBe(200);
  expect(await ask('Bearer sbx_token_sandbox')).toBe(200);
  expect(await ask('Bearer nobody')).toBe(401);
  const [rich, poor] = await read(acme);
  expect([rich?.allowance, poor?.allowance]).toEqual([125, 0]);
  await server.close();
});

it('takes the place of a published app, and reads JSON and keys that stand in the file', async () => {
  const pem = await readPem('throwaway-sandbox-2.public.pem');
  const app = { id: 'app_sandbox', token: 'mine', keys: [pem] };
  const server = await startServer({ port: 0, apps: await read(JSON.stringify({ apps: [app] })) });
  const ask = async (token: string) =>
    (
      await fetch(`${server.origin}/v1/models/757279507095956705`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([await ask('mine'), await ask('sbx_token_sandbox')]).toEqual([200, 401]);
  await server.close();
});

it.each([
  ['', '/apps: This field is required.', 'the whole: Must be object.'],
  ['apps: []', '/apps: Must have at least 1 item.'],
  ['apps: [{id: a b, token: t}]', '/apps/0/id: Must match the pattern'],
  ['apps: [{id: a, token: t, credit: 1}]', '/apps/0/credit: There is no such field here.'],
  ['apps: [{id: a, token: t, credits: -1}]', '/apps/0/credits: Must be at least 0.'],
  ['apps: [{id: a, token: t}, {id: a, token: u}]', 'two apps have the id a.'],
  ['apps: [{id: a, token: t, keys: [nowhere.pem]}]', 'the key nowhere.pem cannot be read.'],
  ['apps: [{id: a, token: t, keys: ["-----BEGIN nothing"]}]', 'a key is refused: '],
  ['apps: [', ''],
])('refuses %j with a sentence', async (text, ...sentences) => {
  const error = await read(text).catch((error: Error) => error);
  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(
    sentences.some(sentence => message.includes(sentence)),
    message,
  ).toBe(true);
  expect(message.split('\n')).toHaveLength(1);
});

it('says that there is no such file', async () => {
  await expect(readApps('/nowhere.yaml')).rejects.toThrow(
    '--apps /nowhere.yaml: it cannot be read.',
  );
});

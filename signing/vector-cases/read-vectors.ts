import { readFileSync } from 'node:fs';
import { type AppKey, importPublicKey } from '../src/index.ts';
import type { Vector } from './vector-case.ts';
import type { WebhookVector } from './webhooks.ts';

const folder = new URL('../vectors/', import.meta.url);

const readJson = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

export function readVectors(): Vector[] {
  const { files }: { files: { file: string }[] } = readJson('index.json');
  return files.flatMap(({ file }) => readJson(file).vectors);
}

export function readWebhookVectors(): WebhookVector[] {
  return readJson('webhooks.json').vectors;
}

export function readApps(): Record<string, { keyId: string; publicKey: string }[]> {
  return readJson('keys/apps.json');
}

export async function importApps(): Promise<Map<string, AppKey[]>> {
  const apps = new Map<string, AppKey[]>();
  for (const [appId, keys] of Object.entries(readApps())) {
    const entries = keys.map(async ({ keyId, publicKey }) => {
      const pem = readFileSync(new URL(`keys/${publicKey}`, folder), 'utf8');
      return { keyId, key: await importPublicKey(pem) };
    });
    apps.set(appId, await Promise.all(entries));
  }
  return apps;
}

import { readdirSync, readFileSync } from 'node:fs';
import { type AppKey, importPublicKey } from '../src/index.ts';
import type { Vector } from './vector-case.ts';

const folder = new URL('../vectors/', import.meta.url);

export function readVectors(): Vector[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.json') && name !== 'index.json')
    .flatMap(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).vectors);
}

export function readApps(): Record<string, { keyId: string; publicKey: string }[]> {
  return JSON.parse(readFileSync(new URL('keys/apps.json', folder), 'utf8'));
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

import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { importPublicKey } from '@easel/signing';
import { load } from 'js-yaml';
import { findFieldErrors, type SandboxApp, type Schema } from '../core/index.ts';
import { UsageError } from './settings.ts';

interface GivenApp {
  id: string;
  token: string;
  credits: number;
  longTerm: boolean;
  refusal?: string;
  keys: string[];
}

const app: Schema = {
  type: 'object',
  required: ['id', 'token'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    token: { type: 'string', pattern: '^[A-Za-z0-9._~+/-]{1,512}=*$' },
    credits: { type: 'number', minimum: 0, maximum: 1_000_000, default: 1000 },
    longTerm: { type: 'boolean', default: true },
    refusal: { type: 'string', enum: ['APP_DISABLED', 'IP_NOT_ALLOWED'] },
    keys: { type: 'array', maxItems: 10, items: { type: 'string', minLength: 1 }, default: [] },
  },
};
const file: Schema = {
  type: 'object',
  required: ['apps'],
  additionalProperties: false,
  properties: { apps: { type: 'array', minItems: 1, maxItems: 1000, items: app } },
};

/** The apps of whoever started the sandbox, from a file in YAML, which JSON is as well. */
export async function readApps(path: string): Promise<SandboxApp[]> {
  const refuse = (reason: string): never => {
    throw new UsageError(`--apps ${path}: ${reason}`);
  };
  const text = await readFile(path, 'utf8').catch(() => refuse('it cannot be read.'));
  const content = parse(text, refuse);
  const [fault] = findFieldErrors(file, content);
  if (fault) refuse(`${fault.pointer || 'the whole'}: ${fault.detail}`);
  const { apps } = content as { apps: GivenApp[] };
  for (const field of ['id', 'token'] as const) {
    const values = apps.map(each => each[field]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) refuse(`two apps have the ${field} ${twice}.`);
  }
  return Promise.all(
    apps.map(async ({ credits, keys, ...facts }) => ({
      ...facts,
      allowance: Math.round(credits * 10),
      keys: await Promise.all(
        keys.map(async (key, index) => ({
          keyId: `key_${index + 1}`,
          publicKey: await readKey(key, dirname(path), refuse),
        })),
      ),
    })),
  );
}

function parse(text: string, refuse: (reason: string) => never): unknown {
  try {
    return load(text);
  } catch (error) {
    return refuse((error as Error).message.split('\n', 1)[0]!);
  }
}

/** A public key as it is, or the name of its file. */
async function readKey(
  key: string,
  folder: string,
  refuse: (reason: string) => never,
): Promise<string> {
  const pem = key.startsWith('-----BEGIN')
    ? key
    : await readFile(resolve(folder, key), 'utf8').catch(() =>
        refuse(`the key ${key} cannot be read.`),
      );
  await importPublicKey(pem).catch((error: Error) => refuse(`a key is refused: ${error.message}`));
  return pem;
}

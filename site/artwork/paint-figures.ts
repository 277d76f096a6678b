import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Stage } from '@easel/contract/types';
import { startServer } from '@easel/sandbox/node';
import { type Figure, mask, type Picture, pose, stagesOf } from './figures.ts';

/** A picture as the sandbox sent it. */
export interface Painted {
  picture: Picture;
  png: Buffer;
  /** What a job was charged. */
  credits?: number | undefined;
}

interface Made {
  id: string;
  url: string;
  credits?: number;
}

const files = new URL('../../samples/files/', import.meta.url);

/** Asks a sandbox for every picture, as a reader would. */
export async function paintFigures(
  figures: Record<string, Figure>,
): Promise<Record<string, Painted[]>> {
  const server = await startServer({ port: 0, speed: 2000 });
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.origin}/v1${path}`, {
      method,
      headers: {
        Authorization: 'Bearer sbx_token_sandbox',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status === 429) {
      await pause(1000 * Number(response.headers.get('Retry-After') ?? 1));
      return ask(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const download = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

  const uploaded = new Map<string, string>();
  async function upload(file: string): Promise<string> {
    const known = uploaded.get(file);
    if (known) return known;
    const { resourceId, putUrl, headers } = await ask('POST', '/resource/image', {});
    await fetch(putUrl, { method: 'PUT', headers, body: await readFile(new URL(file, files)) });
    uploaded.set(file, resourceId);
    return resourceId;
  }

  /** With the ids of what is uploaded. */
  async function fillIn(stages: Stage[]): Promise<Stage[]> {
    let text = JSON.stringify(stages);
    for (const [word, file = ''] of text.matchAll(/upload:([\w.-]+)/g)) {
      text = text.replace(word, await upload(file));
    }
    return JSON.parse(text);
  }

  async function make(picture: Picture, first?: Made, map?: Made): Promise<Made> {
    if (picture.mask || picture.pose || picture.file) {
      // As it is: this preprocessor changes nothing, and its answer has an address.
      const id = picture.file ? await upload(picture.file) : picture.mask ? mask : pose;
      const { image } = await ask('POST', '/controlnet/detect', {
        requestId: randomUUID(),
        imageResourceId: id,
        preprocessor: 'tile_resample',
      });
      return { ...image, id };
    }
    if (picture.detect) {
      const { image } = await ask('POST', '/controlnet/detect', {
        requestId: randomUUID(),
        imageResourceId: first?.id,
        ...picture.detect,
      });
      return image;
    }
    const stages = await fillIn(stagesOf(picture, first?.id, map?.id));
    const { job } = await ask('POST', '/jobs', { requestId: randomUUID(), stages });
    for (;;) {
      const { job: now } = await ask('GET', `/jobs/${job.id}?wait=5`);
      if (now.status === 'SUCCESS') {
        return { ...now.successInfo.images[0], credits: now.creditsCharged };
      }
      if (now.status === 'FAILED') throw new Error(JSON.stringify(now));
    }
  }

  const painted: Record<string, Painted[]> = {};
  try {
    for (const [name, { pictures }] of Object.entries(figures)) {
      painted[name] = [];
      let first: Made | undefined;
      let map: Made | undefined;
      for (const picture of pictures) {
        const made = await make(picture, first, map);
        first ??= made;
        if (picture.detect || picture.pose) map = made;
        painted[name].push({ picture, png: await download(made.url), credits: made.credits });
      }
    }
  } finally {
    await server.close();
  }
  return painted;
}

/** Of all pictures of a figure. */
export function digestOf(cells: Painted[]): string {
  const hash = createHash('sha256');
  for (const { png } of cells) hash.update(png);
  return hash.digest('hex').slice(0, 16);
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

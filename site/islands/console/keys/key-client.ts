import { openLine, type WorkerLine } from '@easel/sandbox/worker-line';
import { inTime } from '@easel/search/docusaurus/theme/in-time.ts';
import type { FromKeyWorker, PublicPart, ToKeyWorker } from './key-worker';

class KeyRefused extends Error {
  /** A code of the signing package, which has a text for it in both languages, or `worker-stopped`. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface KeyClient extends PublicPart {
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Ends the worker, and the key with it. */
  forget(): void;
}

type Question = ToKeyWorker extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never;

interface KeyLine extends WorkerLine<Question, FromKeyWorker> {
  onStop?: () => void;
}

let spare: KeyLine | undefined;

function startWorker(): KeyLine {
  const worker = new Worker(
    new URL(/* webpackChunkName: "key-worker" */ './key-worker.ts', import.meta.url),
    { type: 'module' },
  );
  const line: KeyLine = openLine<Question, FromKeyWorker>(worker, {
    stopped: () => new KeyRefused('worker-stopped'),
    onStop: () => line.onStop?.(),
  });
  return line;
}

/** Has a worker ready before it is needed, so that a key can be made when the network is gone. */
export function prepareKeyWorker(): void {
  if (spare) return;
  const line = startWorker();
  // One that could not be fetched answers nobody; the next key fetches its own.
  line.onStop = () => {
    if (spare === line) spare = undefined;
  };
  spare = line;
}

/** A worker of its own for every key: what no other code shares, no other code can ask for. */
export async function openKey(
  source: { kind: 'generate' } | { kind: 'import'; pem: string | Blob },
  onStop: (key: KeyClient) => void,
): Promise<KeyClient> {
  const line = spare ?? startWorker();
  spare = undefined;
  prepareKeyWorker();
  const opened = await line.ask(source);
  if (opened.kind !== 'key') {
    line.close();
    throw refusal(opened);
  }
  const client: KeyClient = {
    ...opened.part,
    async sign(bytes) {
      const answer = await line.ask({ kind: 'sign', bytes });
      if (answer.kind === 'signature') return answer.signature;
      throw refusal(answer);
    },
    forget: () => line.close(),
  };
  line.onStop = () => onStop(client);
  return client;
}

function refusal(answer: FromKeyWorker): KeyRefused {
  return new KeyRefused(answer.kind === 'refused' ? answer.code : 'pem-malformed');
}

let published: Promise<KeyClient> | undefined;

/** The key that every local sandbox knows. It is printed in the documentation, so it is no secret. */
export function publishedKey(): Promise<KeyClient> {
  published ??= openPublished();
  published.catch(forgetPublished);
  return published;
}

function forgetPublished(): void {
  published = undefined;
}

async function openPublished(): Promise<KeyClient> {
  const read = async () => {
    const response = await fetch(`${SITE_BASE}signing-vectors/keys/throwaway-sandbox-1.pkcs8.pem`);
    return response.ok ? response.text() : undefined;
  };
  const pem = await inTime(read()).catch(() => undefined);
  if (!pem) throw new KeyRefused('worker-stopped');
  return openKey({ kind: 'import', pem }, forgetPublished);
}

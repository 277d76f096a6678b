import type { FromKeyWorker, PublicPart, ToKeyWorker } from './key-messages';

export class KeyRefused extends Error {
  /** A code of the signing room, which has a text for it in both languages. */
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

type Request = ToKeyWorker extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never;

let spare: Worker | undefined;

function startWorker(): Worker {
  return new Worker(
    new URL(/* webpackChunkName: "key-worker" */ './key-worker.ts', import.meta.url),
    { type: 'module' },
  );
}

/** Has a worker ready before it is needed, so that a key can be made when the network is gone. */
export function prepareKeyWorker(): void {
  if (spare) return;
  const worker = startWorker();
  // One that could not be fetched answers nobody; the next key fetches its own.
  worker.onerror = () => {
    if (spare === worker) spare = undefined;
  };
  spare = worker;
}

/** A worker of its own for every key: what no other code shares, no other code can ask for. */
export async function openKey(
  source: { kind: 'generate' } | { kind: 'import'; pem: string | Blob },
): Promise<KeyClient> {
  const worker = spare ?? startWorker();
  spare = undefined;
  prepareKeyWorker();
  const pending = new Map<number, (answer: FromKeyWorker) => void>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<FromKeyWorker>) => {
    pending.get(data.id)?.(data);
    pending.delete(data.id);
  };
  const ask = (request: Request) =>
    new Promise<FromKeyWorker>((resolve, reject) => {
      const id = ++lastId;
      worker.onerror = () => reject(new KeyRefused('web-crypto-unavailable'));
      pending.set(id, resolve);
      worker.postMessage({ ...request, id });
    });

  const opened = await ask(source);
  if (opened.kind !== 'key') {
    worker.terminate();
    throw new KeyRefused(opened.kind === 'refused' ? opened.code : 'pem-malformed');
  }
  return {
    ...opened.part,
    async sign(bytes) {
      const answer = await ask({ kind: 'sign', bytes });
      if (answer.kind === 'signature') return answer.signature;
      throw new KeyRefused(answer.kind === 'refused' ? answer.code : 'pem-malformed');
    },
    forget: () => worker.terminate(),
  };
}

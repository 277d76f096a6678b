import type { SandboxKey } from '../core/index.ts';
import type { ToPage, ToWorker, WorkerAnswer, WorkerCallback } from './worker-messages.ts';

export interface SandboxClientOptions {
  /** How many times faster than real time jobs run. */
  speed?: number;
  /** The origin that requests name and that addresses in answers carry. */
  origin?: string;
  /** Receives callbacks in the page and answers with an HTTP status. */
  onCallback?: (callback: WorkerCallback) => number | Promise<number>;
  /** For bundlers that want to make the worker themselves. */
  createWorker?: () => Worker;
}

export interface SandboxClient {
  /** Like the global fetch, but answered by the worker: nothing leaves the page. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** The same, but answered by a fresh sandbox that is thrown away: what would the server say? */
  rehearse(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Lets requests be signed with a key of the reader's. */
  registerKey(key: SandboxKey): void;
  /** Moves the clock of the sandbox ahead. Signatures made afterwards must use its time. */
  advance(ms: number): void;
  /** Ends the worker; everything it remembers is gone. */
  close(): void;
}

const withoutBody = [204, 205, 304];

export function createSandboxClient(options: SandboxClientOptions = {}): SandboxClient {
  const { speed = 1, origin = 'http://127.0.0.1:8787', onCallback } = options;
  const worker = options.createWorker?.() ?? startWorker();
  const pending = new Map<
    number,
    { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  const send = (message: ToWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);

  worker.onmessage = async ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === 'callback') {
      const status = onCallback ? await Promise.resolve(onCallback(data)).catch(() => 500) : 404;
      send({ kind: 'callback-answer', id: data.id, status });
      return;
    }
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'answer') waiting?.resolve(data);
    else waiting?.reject(new TypeError(data.message));
  };
  worker.onerror = () => {
    for (const { reject } of pending.values()) reject(new TypeError('The sandbox has stopped.'));
    pending.clear();
  };
  send({ kind: 'setup', speed, origin });

  const ask =
    (rehearsal: boolean): SandboxClient['fetch'] =>
    async (input, init) => {
      const request = new Request(input, init);
      const bodiless = request.method === 'GET' || request.method === 'HEAD';
      const body = bodiless ? null : await request.arrayBuffer();
      const id = ++lastId;
      const headers = [...request.headers];
      const answered = new Promise<WorkerAnswer>((resolve, reject) => {
        pending.set(id, { resolve, reject });
      });
      const call = { kind: 'call', id, method: request.method, url: request.url } as const;
      send({ ...call, headers, body, rehearsal }, body ? [body] : []);
      const answer = await answered;
      const content = withoutBody.includes(answer.status) ? null : answer.body;
      return new Response(content, { status: answer.status, headers: answer.headers });
    };

  return {
    fetch: ask(false),
    rehearse: ask(true),
    registerKey: key => send({ kind: 'key', ...key }),
    advance: ms => send({ kind: 'advance', ms }),
    close: () => worker.terminate(),
  };
}

/** Bundlers recognise this form and write the worker to a file of its own, loaded only on use. */
function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

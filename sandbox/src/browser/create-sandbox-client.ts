import type { SandboxKey } from '../core/index.ts';
import { openLine } from './worker-line.ts';
import type {
  ToWorker,
  WorkerAnswer,
  WorkerCall,
  WorkerFailure,
  WorkerReady,
  WorkerWebhook,
} from './worker-messages.ts';

/** The worker could not be fetched, or has broken; what it remembered is gone. */
export class SandboxStopped extends Error {}

export interface SandboxClientOptions {
  /** How many times faster than real time jobs run. */
  speed?: number;
  /** The origin that requests name and that addresses in answers carry. */
  origin?: string;
  /** Receives webhooks in the page and answers with an HTTP status. */
  onWebhook?: (webhook: WorkerWebhook) => number | Promise<number>;
  /** Called once when the worker has stopped by itself: this client is of no more use. */
  onStop?: () => void;
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
  const { speed = 1, origin = 'http://127.0.0.1:8787', onWebhook, onStop } = options;
  const receive = async (webhook: WorkerWebhook) => {
    const status = onWebhook ? await Promise.resolve(onWebhook(webhook)).catch(() => 500) : 404;
    tell({ kind: 'webhook-answer', id: webhook.id, status });
  };
  const line = openLine<
    Omit<WorkerCall, 'id'>,
    WorkerAnswer | WorkerFailure,
    WorkerWebhook | WorkerReady
  >(options.createWorker?.() ?? startWorker(), {
    stopped: () => new SandboxStopped('The sandbox has stopped.'),
    onOther: message => message.kind === 'webhook' && void receive(message),
    ...(onStop && { onStop }),
  });
  const tell = (message: ToWorker) => line.tell(message);
  tell({ kind: 'setup', speed, origin, now: Date.now() });

  const ask =
    (rehearsal: boolean): SandboxClient['fetch'] =>
    async (input, init) => {
      const request = new Request(input, init);
      const bodiless = request.method === 'GET' || request.method === 'HEAD';
      const body = bodiless ? null : await request.arrayBuffer();
      const call = { kind: 'call', method: request.method, url: request.url } as const;
      const headers = [...request.headers];
      const answer = await line.ask({ ...call, headers, body, rehearsal }, body ? [body] : []);
      if (answer.kind === 'failure') throw new TypeError(answer.message);
      const content = withoutBody.includes(answer.status) ? null : answer.body;
      return new Response(content, { status: answer.status, headers: answer.headers });
    };

  return {
    fetch: ask(false),
    rehearse: ask(true),
    registerKey: key => tell({ kind: 'key', ...key }),
    advance: ms => tell({ kind: 'advance', ms }),
    close: () => line.close(),
  };
}

/** Bundlers recognise this form and write the worker to a file of its own, loaded only on use. */
function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

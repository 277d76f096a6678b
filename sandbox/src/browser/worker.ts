import { createSandbox, type Deliver, type Sandbox, type SandboxKey } from '../core/index.ts';
import type { ToPage, ToWorker, WorkerCall } from './worker-messages.ts';

/** The part of a worker's global scope that is used here, so that no second DOM library is needed. */
interface Scope {
  postMessage(message: ToPage, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as Scope;
const webhookPeriodMs = 250;
const webhookTimeoutMs = 10_000;
const receivers = new Map<number, (status: number) => void>();
let lastWebhook = 0;
let clockOffset = 0;
const keys: SandboxKey[] = [];
let sandbox: Sandbox | undefined;
let rehearsalSandbox: (() => Sandbox) | undefined;

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

const deliver: Deliver = webhook => {
  const id = --lastWebhook;
  scope.postMessage({ kind: 'webhook', id, ...webhook });
  return new Promise(resolve => {
    receivers.set(id, resolve);
    setTimeout(() => {
      if (receivers.delete(id)) resolve(0);
    }, webhookTimeoutMs);
  });
};

scope.onmessage = ({ data }) => {
  if (data.kind === 'setup') {
    const { speed, origin, now } = data;
    clockOffset += now - Date.now();
    const clock = () => Date.now() + clockOffset;
    const created = createSandbox({ speed, origin, sleep, clock, keys });
    sandbox = created;
    rehearsalSandbox = () => createSandbox({ origin, clock, keys });
    setInterval(() => void created.deliverWebhooks(deliver), webhookPeriodMs);
  } else if (data.kind === 'advance') {
    clockOffset += data.ms;
  } else if (data.kind === 'webhook-answer') {
    receivers.get(data.id)?.(data.status);
    receivers.delete(data.id);
  } else if (data.kind === 'key') {
    keys.push({ appId: data.appId, keyId: data.keyId, publicKey: data.publicKey });
  } else if (sandbox && rehearsalSandbox) {
    void answer(data.rehearsal ? rehearsalSandbox() : sandbox, data);
  }
};

scope.postMessage({ kind: 'ready', id: 0 });

async function answer(server: Sandbox, call: WorkerCall): Promise<void> {
  const { id, method, url, headers, body } = call;
  try {
    const request = new Request(url, { method, headers, body });
    // A Request drops what browsers forbid to set, and the signature must reach the core as it is.
    const response = await server.fetch(request);
    const bytes = await response.arrayBuffer();
    const message = { kind: 'answer', id, status: response.status, body: bytes } as const;
    scope.postMessage({ ...message, headers: [...response.headers] }, [bytes]);
  } catch (error) {
    scope.postMessage({ kind: 'failure', id, message: String(error) });
  }
}

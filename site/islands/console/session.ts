import {
  createSandboxClient,
  type SandboxClient,
  type WorkerWebhook,
} from '@easel/sandbox/browser';
import { useSyncExternalStore } from 'react';
import { type KeyClient, openKey, publishedKey } from './keys/key-client';
import type { Target } from './request/build-request';
import type { Carried } from './request/carry';

interface ReceivedWebhook {
  jobId: string;
  event: string;
  at: number;
}

interface Session {
  key?: { client: KeyClient; own: boolean };
  ids: Partial<Record<Carried['field'], string>>;
  webhooks: ReceivedWebhook[];
}

/**
 * Lives as long as the tab shows this site, so that an id or a key survives a walk to the next page. Nothing of
 * it is stored: what the in-page sandbox remembers ends with the tab, and so does this.
 */
let session: Session = { ids: {}, webhooks: [] };
let carried: Carried | undefined;
let sandbox: SandboxClient | undefined;
let lostSandboxes = 0;
let ahead = 0;
const listeners = new Set<() => void>();

function update(change: Partial<Session>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentSession = () => session;

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

/** A sandbox that has stopped is replaced by the next question: by an empty one that knows the key and the time. */
export function inPageSandbox(): SandboxClient {
  if (sandbox) return sandbox;
  sandbox = createSandboxClient({ onWebhook: receive, onStop: loseSandbox });
  sandbox.advance(ahead);
  if (session.key) register(sandbox, session.key.client);
  return sandbox;
}

function loseSandbox(): void {
  sandbox = undefined;
  lostSandboxes += 1;
  update({ ids: {}, webhooks: [] });
}

/** Changes when everything that the sandbox remembered is gone. */
export function sandboxNumber(): number {
  return lostSandboxes;
}

function register(client: SandboxClient, { fingerprint, publicKey }: KeyClient): void {
  client.registerKey({ appId: 'app_sandbox', keyId: `key_${fingerprint}`, publicKey });
}

function receive({ body }: WorkerWebhook): number {
  const { event, job } = JSON.parse(body) as { event: string; job: { id: string } };
  update({ webhooks: [...session.webhooks, { jobId: job.id, event, at: Date.now() }] });
  return 204;
}

/** The sandbox and the signatures made for it share one clock. */
export function sandboxTime(): number {
  return Date.now() + ahead;
}

export function skipAhead(ms: number): void {
  inPageSandbox().advance(ms);
  ahead += ms;
}

export async function makeKey(pem?: string | Blob): Promise<KeyClient> {
  const own = pem !== undefined;
  const client = await openKey(own ? { kind: 'import', pem } : { kind: 'generate' }, loseKey);
  session.key?.client.forget();
  register(inPageSandbox(), client);
  update({ key: { client, own } });
  return client;
}

function loseKey(client: KeyClient): void {
  if (session.key?.client === client) update({ key: undefined });
}

export function forgetKey(): void {
  session.key?.client.forget();
  update({ key: undefined });
}

/** In the page a key is made when there is none; the local sandbox knows only the published one. */
export async function keyFor({ kind }: Target): Promise<KeyClient> {
  const { key } = session;
  if (kind === 'page') return key?.client ?? makeKey();
  if (key?.own) return key.client;
  if (kind === 'local') return publishedKey();
  throw new Error('Production needs a key of its own.');
}

export function rememberIds(ids: Session['ids']): void {
  update({ ids: { ...session.ids, ...ids } });
}

export function carry(next: Carried | undefined): void {
  carried = next;
}

/** Read once: the page that is opened next takes it. */
export function takeCarried(): Carried | undefined {
  const taken = carried;
  carried = undefined;
  return taken;
}

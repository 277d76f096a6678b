import { type Authenticate, createAuthenticator, type SandboxKey } from './authenticate.ts';
import { BoundedMap } from './bounded-map.ts';
import { type Bytes, importHmacKey } from './bytes.ts';
import { type OperationFacts, apps as published, type SandboxApp } from './contract-data.ts';
import { hashText } from './images/noise.ts';
import type { Pixels } from './images/pixels.ts';
import { JobStore } from './jobs/job-store.ts';
import { nameRequest } from './problem.ts';
import { RateLimiter, RequestMemory } from './request-memory.ts';
import { fixtureResources, ResourceStore } from './resources/resource-store.ts';
import { type Scenario, Scenarios } from './scenario.ts';
import type { RequestParameters } from './validate-request.ts';
import { Outbox } from './webhooks.ts';

export interface SandboxOptions {
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** The clock that signatures are judged and made by, where it is another one. */
  signingClock?: () => number;
  /** Without it, get-job answers at once whatever `wait` says: the core owns no timers. */
  sleep?: (ms: number) => Promise<void>;
  /** Once it is aborted, nothing is waited for any more. */
  ending?: AbortSignal;
  /** How many times faster than real time jobs run. */
  speed?: number;
  /** Any number of requests and jobs may pass. */
  unlimited?: boolean;
  /** The runtime has connections, and breaks them when a scenario wants it. */
  hasConnections?: boolean;
  /** Where addresses in answers point to; the origin of the request otherwise. */
  origin?: string;
  /** Public keys beside the published ones. */
  keys?: SandboxKey[];
  /** Apps beside the published ones, or in place of those with the same id. */
  apps?: SandboxApp[];
  /** Nothing is left to chance: request ids, signatures of addresses and unasked seeds follow from it. */
  seed?: string;
}

/** Everything the sandbox remembers. All of it is bounded, and all of it ends with the process. */
export interface World {
  clock: () => number;
  signingClock: () => number;
  sleep?: (ms: number) => Promise<void>;
  ending?: AbortSignal;
  speed: number;
  /** Distinguishes what would be left to chance. */
  seed: string;
  unlimited?: boolean;
  hasConnections?: boolean;
  origin?: string;
  authenticate: Authenticate;
  limiter: RateLimiter;
  scenarios: Scenarios;
  requests: RequestMemory;
  jobs: JobStore;
  resources: ResourceStore;
  /** Rendered results, to spare a second rendering. */
  files: BoundedMap<string, Bytes>;
  /** Pixels of results that other requests start from. */
  pixels: BoundedMap<string, Pixels>;
  outbox: Outbox;
  urlKey: Promise<CryptoKey>;
  waiting: number;
  nextId: () => string;
  nameRequest: () => string;
}

const fileCacheBytes = 16 * 1024 * 1024;
const pixelCacheBytes = 4 * 1024 * 1024;
const firstId = 881500000000000000n;

export function createWorld(options: SandboxOptions): World {
  const { clock = Date.now, speed = 1, seed, keys, apps: own = [], ...rest } = options;
  const apps = [...own, ...published.filter(({ id }) => !own.some(app => app.id === id))];
  return {
    clock,
    signingClock: clock,
    speed,
    ...rest,
    seed: seed ?? '',
    authenticate: createAuthenticator(apps, keys),
    limiter: new RateLimiter(),
    scenarios: new Scenarios(),
    requests: new RequestMemory(),
    jobs: new JobStore(),
    resources: new ResourceStore(fixtureResources(), clock),
    files: new BoundedMap(fileCacheBytes, file => file.length),
    pixels: new BoundedMap(pixelCacheBytes, ({ data }) => data.length),
    outbox: new Outbox(),
    urlKey: importHmacKey(seed === undefined ? randomBytes() : encode(`addresses ${seed}`)),
    nameRequest: seed === undefined ? nameRequest : createNames(seed),
    waiting: 0,
    nextId: createIds(),
  };
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));
const encode = (text: string) => new TextEncoder().encode(text);

/** As random ones look, but the same in every run. */
function createNames(seed: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const digits = [1, 2, 3].map(part => hashText(`${part} ${count} ${seed}`).toString(16));
    return `req_${digits
      .map(each => each.padStart(8, '0'))
      .join('')
      .slice(0, 20)}`;
  };
}

/** Ids grow, so that the order of jobs can be read from them. */
function createIds(): () => string {
  let last = firstId;
  return () => {
    last += 7n;
    return String(last);
  };
}

/** One authenticated, validated request. */
export interface Call<Body = unknown> {
  world: World;
  operation: OperationFacts;
  app: SandboxApp;
  now: number;
  origin: string;
  body: Body;
  bodyHash: string;
  parameters: RequestParameters;
  scenario: Scenario;
}

export interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

export type Handler<Body = never> = (call: Call<Body>) => Promise<Answer>;

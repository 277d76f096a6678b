// easel.d.mts 1.0.0, the types of easel.mjs. Keep it beside that file, and TypeScript finds it.
// It needs @types/node, or "dom" in `lib`.

/** Values that this file does not know may be added: a `switch` needs a `default`. */
type Open<Known extends string> = Known | (string & {});

/** What the API returns. The client checks that it is an object, and not what is in it. */
// biome-ignore lint/suspicious/noExplicitAny: who wants more names a type, as in request<JobResponse>(…).
export type JsonObject = Record<string, any>;

export interface Job {
  id: string;
  requestId: string;
  type: Open<'STAGES' | 'WORKFLOW' | 'TEMPLATE'>;
  status: Open<'CREATED' | 'PENDING' | 'WAITING' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'CANCELED'>;
  /** The quote. */
  credits: number;
  /** What the job has really cost, once its status is final. */
  creditsCharged?: number;
  createdAt: string;
  startedAt?: string;
  finishedAt?: string;
  metadata?: Record<string, string>;
  waitingInfo?: { queueRank: number; queueLen: number };
  runningInfo?: JsonObject;
  /** With the status `SUCCESS`. */
  successInfo?: { images: JobImage[]; deliverable: number; total: number };
  /** With the status `FAILED`. */
  failedInfo?: {
    reason: string;
    code: Open<'TRANSITORY_ERROR' | 'FATAL_ERROR'>;
    nodeId?: string;
  };
}

export interface JobImage {
  id: string;
  /** Absent if the image was blocked. */
  url?: string;
  /** Seconds, as a string. */
  expiredIn?: string;
  meta?: JsonObject;
  seed: string;
  safety: { rating: Open<'general' | 'sensitive' | 'explicit'>; blocked: boolean };
}

/** What the operations return that create, read and cancel a job. */
export interface JobResponse {
  job: Job;
}

/** The body of a webhook. */
export interface JobEvent {
  event: Open<'job.running' | 'job.succeeded' | 'job.failed' | 'job.canceled'>;
  job: Job;
}

/** An error in the form of RFC 9457; empty if a gateway has responded, or nobody. */
export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  instance?: string;
  code?: string;
  traceId?: string;
  retryable?: boolean;
  errors?: { pointer: string; code: string; detail: string }[];
  [more: string]: unknown;
}

/** A refused request or one without a response. */
export declare class EaselError extends Error {
  constructor(
    message: string,
    details?: {
      status?: number;
      headers?: Headers;
      problem?: Problem;
      lost?: boolean;
      cause?: unknown;
    },
  );
  name: 'EaselError';
  /** Undefined if there was no response. */
  status: number | undefined;
  /** Undefined if there was no problem document. */
  code: string | undefined;
  problem: Problem;
  requestId: string | undefined;
  /** Nobody knows whether the request was carried out. */
  lost: boolean;
  retryable: boolean;
  /** Seconds; 0 if the header is missing or past. */
  retryAfter: number;
}

export interface Settings {
  /** How often a request is sent at most. */
  attempts?: number;
  /** Seconds for one response, above `wait`. */
  timeout?: number;
  /** Seconds for one file. */
  transferTimeout?: number;
  /** Seconds of the longest pause between two attempts. */
  maxPause?: number;
}

export interface EaselOptions extends Settings {
  /** By default `EASEL_API`, or else the sandbox. */
  api?: string;
  /** By default `EASEL_APP_ID`. */
  appId?: string;
  /** The path of a PEM file, by default `EASEL_PRIVATE_KEY`. */
  privateKey?: string;
  /** A bearer token instead of the key, by default `EASEL_TOKEN`. */
  token?: string | undefined;
  keyId?: string | undefined;
}

export interface CallOptions {
  /** Ends the request, its attempts and their pauses with the reason of the signal. */
  signal?: AbortSignal | undefined;
}

export declare class Easel implements Required<Settings> {
  constructor(options?: EaselOptions);
  attempts: number;
  timeout: number;
  transferTimeout: number;
  maxPause: number;
  api: string;
  appId: string;
  keyId: string | undefined;
  token: string | undefined;
  /** The private key, a `KeyObject`; absent with a token. */
  key?: object;

  /** The header `Authorization` of one request. */
  authorization(method: string, path: string, body: string): string;
  /**
   * Sends a request and returns its JSON, or throws an `EaselError`. `Result` is your word for what comes back.
   * After a lost response, the request is repeated only where that does nothing twice.
   */
  request<Result extends object = JsonObject>(
    method: string,
    path: string,
    data?: object,
    headers?: Record<string, string>,
    options?: CallOptions,
  ): Promise<Result>;
  /** Returns the job once its status is final, also if it has failed. */
  waitForJob(jobId: string, timeoutSeconds?: number, options?: CallOptions): Promise<Job>;
  /** Returns the resource ID. */
  upload(file: string, options?: CallOptions): Promise<string>;
  /** Returns how many bytes were saved. */
  download(url: string, file: string, options?: CallOptions): Promise<number>;
}

/** Verifies a webhook and returns its event, or throws an `EaselError`. `body` is what arrived, byte by byte. */
export declare function verifyWebhook(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
): JobEvent;

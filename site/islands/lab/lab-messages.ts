import type { MessageCode, MessageParams } from '@easel/signing';
import type { Finding } from '@easel/signing/explain';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface SandboxKeys {
  appId: string;
  keyId: string;
  privateKey: string;
  /** Further registered keys. */
  others: { keyId: string; publicKey: string }[];
}

/** What the page may know of a key: never the key. */
export interface HeldKey {
  kind: 'private' | 'public' | 'sandbox';
  bits: number;
  fingerprint: string;
}

export interface Holding {
  keys: HeldKey[];
  findings: Finding[];
}

export interface Draft {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  body: Bytes;
  appId: string;
  keyId: string;
}

export interface Built {
  bytes: Bytes;
  /** Absent without Web Crypto. */
  sha256?: string | undefined;
  findings: Finding[];
  /** Absent until a private key is held and nothing is wrong. */
  authorization?: string | undefined;
}

interface SentRequest {
  method: string;
  path: string;
  origin?: string | undefined;
  authorization: string;
  body: Bytes;
  /** A body was sent, or may have been, that is not here. */
  unseenBody?: 'certain' | 'possible' | undefined;
  /** There are still variables in it, so it is not what was sent. */
  unfilled?: boolean | undefined;
  answer: {
    code?: string | undefined;
    now?: number | undefined;
    stringToSign?: string | undefined;
  };
}

export interface Checked {
  /**
   * `unverified`: nothing wrong to be seen, but there is no key to verify with. `token`: nothing was signed.
   * `body-missing` and `unfilled`: what was given is not all that was sent.
   */
  verdict: 'fits' | 'faulty' | 'unverified' | 'token' | 'body-missing' | 'unfilled';
  findings: Finding[];
  /** Absent where nothing is signed, or nothing can be said. */
  expected?: Bytes | undefined;
  sha256?: string | undefined;
  /** The string the client signed, when it could be found. */
  signed?: Bytes | undefined;
  /** The string the server has built, when it differs from what was pasted. */
  server?: Bytes | undefined;
  /** Seconds by which the timestamp is ahead of this device's clock. */
  ahead?: number | undefined;
}

export interface Lab {
  learnSandbox(keys: SandboxKeys): Promise<void>;
  hold(pem: string): Promise<Holding>;
  holdSandbox(): Promise<Holding>;
  forget(): Promise<Holding>;
  build(draft: Draft): Promise<Built>;
  check(request: SentRequest): Promise<Checked>;
}

export interface LabCall {
  id: number;
  name: keyof Lab;
  argument?: unknown;
}

export type LabAnswer =
  | { id: number; value: unknown }
  | { id: number; error: { code: MessageCode; params: MessageParams } };

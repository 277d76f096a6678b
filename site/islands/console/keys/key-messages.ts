/** What crosses between page and key worker. A private key goes in and never comes out. */
export type ToKeyWorker =
  | { id: number; kind: 'generate' }
  | { id: number; kind: 'import'; pem: string | Blob }
  | { id: number; kind: 'sign'; bytes: Uint8Array<ArrayBuffer> };

export interface PublicPart {
  publicKey: string;
  /** The first bytes of SHA-256 over the public key, to recognise it by. */
  fingerprint: string;
  /** The worker has tried to export the private key and the browser has refused. */
  exportRefused: boolean;
}

export type FromKeyWorker =
  /** The first message: the worker has been fetched and runs. */
  | { id: 0; kind: 'ready' }
  | { id: number; kind: 'key'; part: PublicPart }
  | { id: number; kind: 'signature'; signature: string }
  | { id: number; kind: 'refused'; code: string };

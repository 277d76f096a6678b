import { createSandbox, type Sandbox } from '@easel/sandbox/core';
import sandboxKey from '@easel/sandbox/private-key.json' with { type: 'json' };
import { importPrivateKey, signRequest, utf8 } from '@easel/signing';

export const sandboxApp = { appId: 'app_sandbox', keyId: 'key_1', ...sandboxKey };

/** A reserved name: nobody is to think that it can be reached. */
export const sandboxOrigin = 'https://sandbox.invalid';

/** So many seconds in all: more than any life of anything in the contract. */
const furthest = 10 * 366 * 24 * 3600;

interface Sent {
  method: string;
  /** With its query, as it is signed. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
}

/** The sandbox of this process. It forgets everything when the process ends. */
export interface SandboxSession {
  now(): number;
  /** Answers whether the clock may go that far. */
  advance(seconds: number): boolean;
  reset(): void;
  /** Signed with the sandbox's own key. */
  send(sent: Sent): Promise<Response>;
  /** As somebody who downloads or uploads at an address that the sandbox has given. */
  sendUnsigned(sent: Sent): Promise<Response>;
}

export function createSession(): SandboxSession {
  let ahead = 0;
  const now = () => Date.now() + ahead * 1000;
  const open = (): Sandbox => createSandbox({ clock: now, origin: sandboxOrigin });
  let sandbox = open();
  let key: Promise<CryptoKey> | undefined;

  const sendUnsigned = ({ method, target, headers, body }: Sent) =>
    sandbox.fetch(new Request(sandboxOrigin + target, { method, headers, ...(body && { body }) }), {
      target,
    });

  return {
    now,
    advance(seconds) {
      if (ahead + seconds > furthest) return false;
      ahead += seconds;
      return true;
    },
    reset() {
      ahead = 0;
      sandbox = open();
    },
    async send(sent) {
      key ??= importPrivateKey(sandboxApp.privateKey);
      const { authorization } = await signRequest({
        appId: sandboxApp.appId,
        keyId: sandboxApp.keyId,
        privateKey: await key,
        method: sent.method,
        path: sent.target,
        body: sent.body ?? utf8(''),
        timestamp: Math.floor(now() / 1000),
      });
      return sendUnsigned({ ...sent, headers: { ...sent.headers, Authorization: authorization } });
    },
    sendUnsigned,
  };
}

import {
  type AppKey,
  importPrivateKey,
  importPublicKey,
  SigningError,
  toHex,
} from '@easel/signing';
import { explainKey, type Finding } from '@easel/signing/explain';
import type { HeldKey, Holding, SandboxKeys } from './lab-messages.ts';

export interface KeyRing {
  learnSandbox(keys: SandboxKeys): void;
  hold(pem: string): Promise<Holding>;
  holdSandbox(): Promise<Holding>;
  forget(): Holding;
  /** Not extractable. */
  signer(): CryptoKey | undefined;
  /** The keys a server would try; empty when it knows no such app, nothing when none are held. */
  registered(appId: string, keyId: string): Promise<AppKey[] | undefined>;
  /** Keys of somebody else that a reader may have signed with by mistake. */
  strangers(): Promise<AppKey[]>;
}

/** The public half. Web Crypto tells it only of an extractable key, so this one is dropped again. */
async function publicHalf(pem: string): Promise<CryptoKey> {
  const { n, e, kty } = await crypto.subtle.exportKey(
    'jwk',
    await importPrivateKey(pem, { extractable: true }),
  );
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return crypto.subtle.importKey('jwk', { n, e, kty } as JsonWebKey, algorithm, true, ['verify']);
}

async function describe(kind: HeldKey['kind'], key: CryptoKey): Promise<HeldKey> {
  const spki = await crypto.subtle.exportKey('spki', key);
  const hex = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', spki), 0, 8));
  const { modulusLength } = key.algorithm as unknown as { modulusLength: number };
  return { kind, bits: modulusLength, fingerprint: hex.replace(/..(?=.)/g, '$&:') };
}

export function createKeyRing(): KeyRing {
  let sandbox: SandboxKeys | undefined;
  let pair: { signer: CryptoKey; verifier: CryptoKey; isSandbox: boolean } | undefined;
  let registered: CryptoKey | undefined;

  const holding = async (findings: Finding[] = []): Promise<Holding> => ({
    keys: [
      ...(pair ? [await describe(pair.isSandbox ? 'sandbox' : 'private', pair.verifier)] : []),
      ...(registered ? [await describe('public', registered)] : []),
    ],
    findings,
  });
  const keysOf = async (sandbox: SandboxKeys): Promise<AppKey[]> => [
    { keyId: sandbox.keyId, key: await publicHalf(sandbox.privateKey) },
    ...(await Promise.all(
      sandbox.others.map(async ({ keyId, publicKey }) => ({
        keyId,
        key: await importPublicKey(publicKey),
      })),
    )),
  ];
  const holdPair = async (pem: string, isSandbox: boolean) => {
    pair = { signer: await importPrivateKey(pem), verifier: await publicHalf(pem), isSandbox };
  };

  return {
    learnSandbox(keys) {
      sandbox = keys;
    },
    async hold(pem) {
      if (/BEGIN (RSA )?PUBLIC KEY/.test(pem)) {
        try {
          registered = await importPublicKey(pem);
        } catch (error) {
          if (!(error instanceof SigningError)) throw error;
          return holding([{ code: error.code, params: error.params, confidence: 'visible' }]);
        }
        if (pair?.isSandbox) pair = undefined;
        return holding();
      }
      const keys = registered ? [{ keyId: 'registered', key: registered }] : [];
      const findings = await explainKey(pem, keys);
      if (findings.every(({ code }) => code === 'key-pair-mismatch')) await holdPair(pem, false);
      return holding(findings);
    },
    async holdSandbox() {
      registered = undefined;
      if (sandbox) await holdPair(sandbox.privateKey, true);
      return holding();
    },
    forget() {
      pair = registered = undefined;
      return { keys: [], findings: [] };
    },
    signer: () => pair?.signer,
    async registered(appId, keyId) {
      if (pair?.isSandbox && sandbox) {
        return appId && appId !== sandbox.appId ? [] : keysOf(sandbox);
      }
      const key = registered ?? pair?.verifier;
      // Only the server knows the id of the reader's own key, so it is believed.
      return key && [{ keyId: keyId || 'key', key }];
    },
    async strangers() {
      if (!sandbox || !(pair || registered) || pair?.isSandbox) return [];
      const { appId } = sandbox;
      const keys = await keysOf(sandbox);
      return keys.map(({ keyId, key }) => ({ keyId: `${appId} ${keyId}`, key }));
    },
  };
}

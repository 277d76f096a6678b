import { type KeyClient, KeyRefused, openKey } from './key-client';

let published: Promise<KeyClient> | undefined;

/** The key that every local sandbox knows. It is printed in the documentation, so it is no secret. */
export function publishedKey(): Promise<KeyClient> {
  published ??= open();
  published.catch(forget);
  return published;
}

function forget(): void {
  published = undefined;
}

async function open(): Promise<KeyClient> {
  const response = await fetch('/signing-vectors/keys/throwaway-sandbox-1.pkcs8.pem').catch(
    () => undefined,
  );
  if (!response?.ok) throw new KeyRefused('worker-stopped');
  return openKey({ kind: 'import', pem: await response.text() }, forget);
}

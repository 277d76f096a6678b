import { importWebhookSecret } from '@easel/sandbox/callback-signing';

export type SecretForm = 'right' | 'prefix-dropped' | 'decoded';

/** The right key, and the ones that receivers take by mistake. None can be read back. */
export type HeldSecret = { form: SecretForm; key: CryptoKey }[];

async function importBytes(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** Other services decode what follows the prefix from Base64; here the whole text is the key. */
export async function holdSecret(secret: string): Promise<HeldSecret> {
  const held: HeldSecret = [{ form: 'right', key: await importWebhookSecret(secret) }];
  const bare = secret.replace(/^whsec_/, '');
  if (bare !== secret && bare) {
    held.push({ form: 'prefix-dropped', key: await importWebhookSecret(bare) });
    try {
      const text = atob(bare.replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = Uint8Array.from(text, char => char.charCodeAt(0));
      held.push({ form: 'decoded', key: await importBytes(bytes) });
    } catch {
      // What follows the prefix is not Base64, so nobody can have decoded it.
    }
  }
  return held;
}

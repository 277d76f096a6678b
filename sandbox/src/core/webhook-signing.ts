import { decodeBase64 } from '@easel/signing';
import { hmacBase64, importHmacKey } from './bytes.ts';
import { webhooks } from './contract-data.ts';

// How webhooks are signed, without a server: pages make and check one.
export { webhooks };

/** One secret for every sandbox app; published, like the keys. */
export const webhookSecret = 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLWxvY2FsLXVzZQ==';

let sandboxKey: Promise<CryptoKey> | undefined;

/** As Standard Webhooks has it: what follows the prefix is the key, in Base64. */
export async function importWebhookSecret(secret: string): Promise<CryptoKey> {
  const { secretPrefix } = webhooks.signature;
  const key = secret.startsWith(secretPrefix)
    ? decodeBase64(secret.slice(secretPrefix.length))
    : undefined;
  if (!key?.length) throw new RangeError(`A webhook secret is ${secretPrefix} and Base64.`);
  return importHmacKey(key);
}

/** Somebody else's, for webhooks that a receiver must refuse. */
export const foreignSecret = 'whsec_c29tZWJvZHkgZWxzZSwgd2hvIGtub3dzIG5vdGhpbmc=';

export async function signMessage(
  id: string,
  body: string,
  now: number,
  key = sharedKey(),
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = await hmacBase64(await key, `${id}.${timestamp}.${body}`);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `${webhooks.signature.version},${signature}`,
  };
}

function sharedKey(): Promise<CryptoKey> {
  sandboxKey ??= importWebhookSecret(webhookSecret);
  return sandboxKey;
}

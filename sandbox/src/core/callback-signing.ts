import { hmacBase64, importHmacKey } from './bytes.ts';
import { webhooks } from './contract-data.ts';

// How callbacks are signed, without a server: pages make and check one.
export { webhooks };

/** One secret for every sandbox app; published, like the keys. */
export const webhookSecret = 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLWxvY2FsLXVzZQ';

let sandboxKey: Promise<CryptoKey> | undefined;

/** The secret as it is, prefix included, is the key. */
export async function importWebhookSecret(secret: string): Promise<CryptoKey> {
  return importHmacKey(secret);
}

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

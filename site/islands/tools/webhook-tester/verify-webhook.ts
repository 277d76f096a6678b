import { importWebhookSecret, webhooks } from '@easel/sandbox/webhook-signing';
import { encodeBase64, utf8 } from '@easel/signing';

interface ReceivedWebhook {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

/** Headers and body as they were received; the three headers may be in any order and case. */
export function readWebhook(text: string): ReceivedWebhook {
  const blank = /\r?\n\s*\r?\n/.exec(text);
  const head = blank ? text.slice(0, blank.index) : text;
  const find = (name: string) =>
    new RegExp(`^[ \\t"'<>-]*${name}["']?[ \\t]*[:=][ \\t]*["']?([^\\r\\n"']*)`, 'im')
      .exec(head)?.[1]
      ?.trim() ?? '';
  return {
    id: find('webhook-id'),
    timestamp: find('webhook-timestamp'),
    signature: find('webhook-signature'),
    body: blank ? text.slice(blank.index + blank[0].length) : '',
  };
}

type SecretForm = 'right' | 'secret-as-text' | 'prefix-dropped';

/** The right key, and the ones that receivers take by mistake. None can be read back. */
export type HeldSecret = { form: SecretForm; key: CryptoKey }[];

async function importBytes(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** Fails for a text that is no webhook secret. */
export async function holdSecret(secret: string): Promise<HeldSecret> {
  const bare = secret.slice(webhooks.signature.secretPrefix.length);
  return [
    { form: 'right', key: await importWebhookSecret(secret) },
    { form: 'secret-as-text', key: await importBytes(utf8(secret)) },
    { form: 'prefix-dropped', key: await importBytes(utf8(bare)) },
  ];
}

export type WebhookFault =
  | 'header-missing'
  | 'version-missing'
  | 'timestamp-form'
  | 'timestamp-old'
  | 'mismatch'
  | 'hex'
  | 'url-safe'
  | 'body-only'
  | 'wrong-separator'
  | 'body-reserialised'
  | 'body-trailing-newline'
  | 'body-line-ends'
  | Exclude<SecretForm, 'right'>;

export interface WebhookVerdict {
  ok: boolean;
  faults: WebhookFault[];
  /** Seconds that the message is old. */
  age?: number | undefined;
}

async function mac(key: CryptoKey, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
}

const reprint = (body: string, indent?: number) => {
  try {
    return JSON.stringify(JSON.parse(body), null, indent);
  } catch {
    return body;
  }
};

/** What a signer or a careless receiver may have taken for the content. */
function* contents({
  id,
  timestamp,
  body,
}: ReceivedWebhook): Generator<[WebhookFault | '', string]> {
  const whole = (text: string) => `${id}.${timestamp}.${text}`;
  yield ['', whole(body)];
  yield ['body-trailing-newline', whole(body.replace(/\r?\n$/, ''))];
  yield ['body-trailing-newline', whole(`${body}\n`)];
  yield ['body-reserialised', whole(reprint(body))];
  yield ['body-reserialised', whole(reprint(body, 2))];
  yield ['body-line-ends', whole(body.replace(/\r?\n/g, '\r\n'))];
  yield ['body-only', body];
  yield ['wrong-separator', `${id}\n${timestamp}\n${body}`];
  yield ['wrong-separator', `${id}${timestamp}${body}`];
}

const spellings: [WebhookFault | '', (bytes: Uint8Array) => string][] = [
  ['', bytes => encodeBase64(bytes as Uint8Array<ArrayBuffer>)],
  ['hex', bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')],
  [
    'url-safe',
    bytes =>
      encodeBase64(bytes as Uint8Array<ArrayBuffer>)
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, ''),
  ],
];

async function findSigned(webhook: ReceivedWebhook, secret: HeldSecret, given: string[]) {
  for (const { form, key } of secret) {
    for (const [fault, content] of contents(webhook)) {
      const bytes = await mac(key, content);
      for (const [spelling, spell] of spellings) {
        if (!given.includes(spell(bytes))) continue;
        const secretFault = form === 'right' ? '' : form;
        return [secretFault, fault, spelling].filter(found => found !== '') as WebhookFault[];
      }
    }
  }
  return ['mismatch'] satisfies WebhookFault[];
}

/** Verifies as a receiver must; when that fails, tries the known mistakes until one explains it. */
export async function verifyWebhook(
  webhook: ReceivedWebhook,
  secret: HeldSecret,
  now: number,
): Promise<WebhookVerdict> {
  const { id, timestamp, signature } = webhook;
  if (!id || !timestamp || !signature) return { ok: false, faults: ['header-missing'] };
  const faults: WebhookFault[] = [];
  // One header may carry several signatures while a secret is being changed.
  const versioned = signature
    .split(/\s+/)
    .filter(part => part.startsWith(`${webhooks.signature.version},`));
  if (!versioned.length) faults.push('version-missing');
  const given = (versioned.length ? versioned : signature.split(/\s+/)).map(part =>
    part.replace(/^v\d+,/, ''),
  );
  const age = /^\d{9,11}$/.test(timestamp) ? now - Number(timestamp) : undefined;
  if (age === undefined) faults.push('timestamp-form');
  else if (Math.abs(age) > webhooks.toleranceSeconds) faults.push('timestamp-old');
  faults.push(...(await findSigned(webhook, secret, given)));
  return { ok: faults.length === 0, faults, age };
}

import { decodeBase64 } from './bytes.ts';
import type { RefusalReason } from './refusals.ts';
import { ID_PATTERN, NONCE_PATTERN, SCHEME, TIMESTAMP_PATTERN } from './scheme.ts';
import { type MessageParams, SigningError } from './signing-error.ts';

export interface Authorization {
  appId: string;
  keyId?: string | undefined;
  nonce: string;
  timestamp: number;
  /** Standard Base64. */
  signature: string;
}

export type ParsedAuthorization =
  | { ok: true; value: Authorization }
  | { ok: false; reason: RefusalReason; params: MessageParams };

const isValid: Record<string, (value: string) => boolean> = {
  app_id: value => ID_PATTERN.test(value),
  key_id: value => ID_PATTERN.test(value),
  nonce_str: value => NONCE_PATTERN.test(value),
  timestamp: value => TIMESTAMP_PATTERN.test(value),
  signature: value => value !== '' && decodeBase64(value) !== undefined,
};

export function parseAuthorization(header: string | null | undefined): ParsedAuthorization {
  const fail = (reason: RefusalReason, params: MessageParams = {}): ParsedAuthorization => ({
    ok: false,
    reason,
    params,
  });
  if (!header) return fail('header-missing');
  const [scheme = ''] = header.split(' ', 1);
  // RFC 9110 makes the scheme word case-insensitive.
  if (scheme.toUpperCase() !== SCHEME) return fail('wrong-scheme', { scheme });

  const params = new Map<string, string>();
  for (const pair of header.slice(scheme.length + 1).split(',')) {
    // Only the first `=` separates: Base64 padding brings its own.
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    const value = pair.slice(name.length + 1);
    if (!Object.hasOwn(isValid, name)) return fail('param-unknown', { name });
    if (params.has(name)) return fail('param-duplicate', { name });
    if (!isValid[name]?.(value)) return fail('param-malformed', { name });
    params.set(name, value);
  }
  for (const name of Object.keys(isValid)) {
    if (name !== 'key_id' && !params.has(name)) return fail('param-missing', { name });
  }
  return {
    ok: true,
    value: {
      appId: params.get('app_id')!,
      keyId: params.get('key_id'),
      nonce: params.get('nonce_str')!,
      timestamp: Number(params.get('timestamp')),
      signature: params.get('signature')!,
    },
  };
}

/** Throws rather than print a header the server would refuse. */
export function printAuthorization(value: Authorization): string {
  const params = [`app_id=${value.appId}`];
  if (value.keyId !== undefined) params.push(`key_id=${value.keyId}`);
  params.push(`nonce_str=${value.nonce}`);
  params.push(`timestamp=${value.timestamp}`);
  params.push(`signature=${value.signature}`);
  const header = `${SCHEME} ${params.join(',')}`;
  const parsed = parseAuthorization(header);
  if (!parsed.ok) throw new SigningError(parsed.reason, parsed.params);
  return header;
}

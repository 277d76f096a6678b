import type { Draft } from './draft';

const prefix = '#try=';
/** Base64 of what the body's field takes, and some. */
const mostCharacters = 400_000;
const secretName = /access-?key$/i;

/** A hash that restores the request. Access keys of private models stay behind. */
export function shareHash(draft: Draft): string {
  const parameters = Object.fromEntries(
    Object.entries(draft.parameters).filter(([name]) => !secretName.test(name)),
  );
  const shared = { p: parameters, b: withoutSecrets(draft.body), s: draft.scenario };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const base64 = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function readShareHash(hash: string): Draft | undefined {
  if (!hash.startsWith(prefix) || hash.length > mostCharacters) return undefined;
  try {
    const base64 = hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0));
    const { p, b, s } = JSON.parse(new TextDecoder().decode(bytes));
    const parameters = Object.fromEntries(
      Object.entries((p ?? {}) as object).map(([name, value]) => [name, String(value)]),
    );
    return { parameters, body: typeof b === 'string' ? b : undefined, scenario: String(s ?? '') };
  } catch {
    return undefined;
  }
}

/** Text that is no JSON could hide a secret from this step, so it is not shared. */
function withoutSecrets(body: string | undefined): string | undefined {
  if (body === undefined) return undefined;
  try {
    const drop = (key: string, value: unknown) => (secretName.test(key) ? undefined : value);
    return JSON.stringify(JSON.parse(body, drop), null, 2);
  } catch {
    return '{}';
  }
}

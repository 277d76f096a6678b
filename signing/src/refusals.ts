import list from '../refusals.json' with { type: 'json' };
import type { MessageParams } from './signing-error.ts';

/** Every reason a server can give for refusing a signature: that file is the list, and pages are made from it too. */
export type RefusalReason = keyof typeof list;

interface Refusal {
  /** The code of the API that goes with it. */
  code: 'SIGN_ERROR' | 'TIMESTAMP_SKEW' | 'NONCE_REUSED';
  /** Which of the params tells what it is about. */
  names?: 'name' | 'appId' | 'keyId';
  /** A server that takes tokens too never comes to say it: without the scheme, the header counts as a token. */
  isToken?: true;
}

export const REFUSALS = list as Record<RefusalReason, Refusal>;

/** The longest id; a name that somebody made up is not given back at any length. */
const longestName = 64;

/** `param-malformed (nonce_str)`: the reason, and what it is about. */
export function describeRefusal(reason: RefusalReason, params: MessageParams): string {
  const { names } = REFUSALS[reason];
  const about = names ? `${params[names] ?? ''}`.slice(0, longestName) : '';
  return about ? `${reason} (${about})` : reason;
}

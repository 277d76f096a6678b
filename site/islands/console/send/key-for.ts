import type { KeyClient } from '../keys/key-client';
import { publishedKey } from '../keys/published-key';
import type { Target } from '../request/targets';
import { currentKey, makeKey } from '../session';

/** In the page a key is made when there is none; the local sandbox knows only the published one. */
export async function keyFor({ kind }: Target): Promise<KeyClient> {
  const key = currentKey();
  if (kind === 'page') return key?.client ?? makeKey();
  if (key?.own) return key.client;
  if (kind === 'local') return publishedKey();
  throw new Error('Production needs a key of its own.');
}

import { hmacHex, hmacMatches } from '../crypto.ts';
import { ProblemError } from '../problem.ts';
import type { World } from '../world.ts';

export async function signUrl(
  world: World,
  method: string,
  origin: string,
  path: string,
  expiresAt: number,
): Promise<string> {
  const expires = Math.floor(expiresAt / 1000);
  const signature = await hmacHex(await world.urlKey, `${method}\n${path}\n${expires}`);
  return `${origin}${path}?expires=${expires}&sig=${signature}`;
}

export async function checkSignedUrl(
  world: World,
  method: string,
  url: URL,
  now: number,
): Promise<void> {
  const expires = url.searchParams.get('expires') ?? '';
  const text = `${method}\n${url.pathname}\n${expires}`;
  if (!(await hmacMatches(await world.urlKey, text, url.searchParams.get('sig') ?? ''))) {
    throw new ProblemError('PERMISSION_DENIED', 'The signature of this address is not valid.');
  }
  if (Number(expires) * 1000 < now) {
    throw new ProblemError('PERMISSION_DENIED', 'This address has expired. Ask for a new one.');
  }
}

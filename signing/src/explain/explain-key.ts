import { utf8 } from '../bytes.ts';
import { importPrivateKey } from '../keys.ts';
import { sign, verify } from '../signature.ts';
import { SigningError } from '../signing-error.ts';
import type { AppKey } from '../verify-request.ts';
import { type Finding, fault } from './finding.ts';

/** What is wrong with a private key in PEM form; with `keys`, also whether it belongs to one of them. */
export async function explainKey(pem: string, keys: AppKey[] = []): Promise<Finding[]> {
  try {
    const privateKey = await importPrivateKey(pem);
    const probe = utf8('probe');
    const signature = await sign(privateKey, probe);
    for (const { key } of keys) if (await verify(key, probe, signature)) return [];
    return keys.length ? [{ ...fault('key-pair-mismatch'), confidence: 'visible' }] : [];
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return [{ ...fault(error.code, error.params), confidence: 'visible' }];
  }
}

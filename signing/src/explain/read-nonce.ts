import { NONCE_PATTERN } from '../scheme.ts';
import { type Fault, fault } from './finding.ts';

export function readNonce(nonce: string, seen: boolean | undefined): Fault[] {
  const faults: Fault[] = [];
  if (!NONCE_PATTERN.test(nonce)) {
    const strange = [...new Set(nonce.replace(/[\w-]/g, ''))].join('');
    if (strange) faults.push(fault('nonce-characters', { characters: strange }));
    else faults.push(fault('nonce-length', { length: nonce.length }));
  }
  if (seen) faults.push(fault('nonce-reused', { nonce }));
  return faults;
}

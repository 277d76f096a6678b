import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNonceMemory } from './verify-request.ts';

describe('createNonceMemory', () => {
  it('remembers for 600 s inclusive, per app', () => {
    const useNonce = createNonceMemory();
    expect(useNonce('a', 'n', 1000)).toBe(true);
    expect(useNonce('b', 'n', 1000)).toBe(true);
    expect(useNonce('a', 'n', 1600)).toBe(false);
    expect(useNonce('a', 'n', 1601)).toBe(true);
  });

  it('agrees with a memory that never forgets to look', () => {
    const step = fc.record({ wait: fc.nat(400), nonce: fc.constantFrom('x', 'y', 'z') });
    fc.assert(
      fc.property(fc.array(step), steps => {
        const useNonce = createNonceMemory();
        const accepted: { nonce: string; at: number }[] = [];
        let now = 0;
        for (const { wait, nonce } of steps) {
          now += wait;
          const fresh = !accepted.some(entry => entry.nonce === nonce && now - entry.at <= 600);
          expect(useNonce('app', nonce, now)).toBe(fresh);
          if (fresh) accepted.push({ nonce, at: now });
        }
      }),
    );
  });
});

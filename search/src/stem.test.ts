import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['cancel', 'cancels', 'cancelled', 'canceled', 'cancelling', 'cancellation'],
    ['rotate', 'rotates', 'rotating', 'rotation'],
    ['verify', 'verifies', 'verified', 'verifying', 'verification'],
    ['price', 'prices', 'pricing', 'priced'],
    ['colour', 'color', 'colours', 'colors'],
    ['authorise', 'authorize', 'authorisation', 'authorization'],
    ['retry', 'retries', 'retried', 'retrying'],
    ['limit', 'limits', 'limited', 'limiting'],
  ])('%s and its family are one', (...family) => {
    expect(new Set(family.map(stem)).size).toBe(1);
  });

  it.each([
    ['status', 'state'],
    ['class', 'clas'],
    ['nonce', 'none'],
  ])('%s is not %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves short words and identifiers alone', () => {
    for (const word of ['api', 'seed2', 'v1.31', '签名']) expect(stem(word)).toBe(word);
  });
});

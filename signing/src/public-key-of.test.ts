import { expect, it } from 'vitest';
import { readPem } from '../vector-cases/keys.ts';
import { publicKeyOf } from './public-key-of.ts';

it.each(['throwaway-sandbox-1', 'throwaway-sandbox-2', 'throwaway-other-app'])(
  'reads the public half of %s from both formats',
  name => {
    const expected = readPem(`${name}.public`).trim();
    expect(publicKeyOf(readPem(`${name}.pkcs8`)).trim()).toBe(expected);
    expect(publicKeyOf(readPem(`${name}.pkcs1`)).trim()).toBe(expected);
  },
);

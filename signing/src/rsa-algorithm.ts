export interface RsaAlgorithm {
  name: string;
  hash?: { name: string };
  modulusLength: number;
}

/** The worker library of TypeScript knows only the general `KeyAlgorithm`. */
export function rsaAlgorithm(key: CryptoKey): RsaAlgorithm {
  return key.algorithm as RsaAlgorithm;
}

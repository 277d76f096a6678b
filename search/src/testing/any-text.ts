import fc from 'fast-check';

/** Any UTF-16 at all, lone surrogates included; for tests. fast-check's own takes seconds to set up. */
export const anyText = (maxLength = 60) =>
  fc
    .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.nat(0xffff)), { maxLength })
    .map(codes => String.fromCharCode(...codes));

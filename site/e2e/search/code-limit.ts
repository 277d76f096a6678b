/**
 * Brotli bytes of search engine and dialog: at most 16 kB were promised, and 100 kB with the files of a first query, of which the
 * Chinese ones leave this much.
 */
export const codeLimit = 16_000;

/** Of the overview, and those that Windows keeps for devices. */
const reserved = /^(?:index|con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

// With the endings of the files that belong to a page it stays below 255 bytes, which is what file systems take.
const longest = 150;

/**
 * Whether pages can be called so. Docusaurus leaves out what begins with an underscore, and takes numbers at the beginning for
 * a place in the order; some file systems take capitals for small letters.
 */
export function isFileName(id: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.~-]*$/u.test(id) &&
    !/^\d+\s*[-_.]|\.$/.test(id) &&
    !reserved.test(id) &&
    id === id.normalize('NFC') &&
    Buffer.byteLength(id) <= longest
  );
}

/** As much of an id as can name a file. */
export function toFileName(id: string): string {
  const words = id.normalize('NFC').split(/[^\p{L}\p{M}\p{N}_.~-]+/u);
  const joined = words
    .filter(Boolean)
    .join('-')
    .replace(/^[^\p{L}\p{N}]+|[.-]+$/gu, '');
  const short = shorten(joined, longest - 20);
  return isFileName(short) ? short : `operation-${short}`.replace(/-$/, '');
}

function shorten(text: string, bytes: number): string {
  let short = '';
  for (const sign of text) {
    if (Buffer.byteLength(short + sign) > bytes) break;
    short += sign;
  }
  return short.replace(/[.-]+$/, '');
}

export const foldName = (name: string) => name.normalize('NFKC').toLowerCase();

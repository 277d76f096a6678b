export interface Difference {
  /** Byte offset; equal to the shorter length when one string is the beginning of the other. */
  offset: number;
  line: 'method' | 'path' | 'timestamp' | 'nonce' | 'body';
  expected: number | undefined;
  actual: number | undefined;
}

const LINES = ['method', 'path', 'timestamp', 'nonce', 'body'] as const;
const NEWLINE = 10;

/** Where two strings to sign part, in bytes and in terms of the line of the expected one. */
export function findFirstDifference(
  expected: Uint8Array,
  actual: Uint8Array,
): Difference | undefined {
  let offset = 0;
  while (offset < expected.length && expected[offset] === actual[offset]) offset++;
  if (offset === expected.length && offset === actual.length) return undefined;
  const newlines = expected.subarray(0, offset).filter(byte => byte === NEWLINE).length;
  const line = LINES[Math.min(newlines, LINES.length - 1)] ?? 'body';
  return { offset, line, expected: expected[offset], actual: actual[offset] };
}

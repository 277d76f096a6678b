import { createHash } from 'node:crypto';

/** Twelve digits of the text's SHA-256; line ends of the checkout do not count. */
export function textHash(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

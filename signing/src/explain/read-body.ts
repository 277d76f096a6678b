import { decodeText } from './charsets.ts';
import { type Fault, fault } from './finding.ts';

/** What is wrong with a body on sight; a correct signature does not help such a request either. */
export function readBody(body: Uint8Array): Fault[] {
  const text = decodeText(body);
  if (text === undefined) return [fault('body-not-utf8')];
  if (text[0] === '\ufeff') return [fault('byte-order-mark')];
  return /^[\w.-]+=[^{}"]*$/.test(text) ? [fault('form-encoded-body')] : [];
}

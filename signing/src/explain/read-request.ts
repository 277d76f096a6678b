import { type Bytes, decodeBase64 } from '../bytes.ts';
import { CLOCK_WINDOW_SECONDS, NONCE_PATTERN } from '../scheme.ts';
import { decodeText } from './encodings.ts';
import { type Fault, type Finding, fault } from './finding.ts';

/** Undoes the usual misspellings of Base64, noting each. */
export function readSignature(text: string): { bytes: Bytes | undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  let value = text;
  if (/%[0-9a-f]{2}/i.test(value)) {
    faults.push(fault('signature-percent-encoded'));
    value = value.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  const lines = value.trim().split(/(?:\s|\\[rn])+/);
  if (lines.length > 1 || value !== value.trim()) {
    // Tools wrap at 64 or 76 characters; spaces anywhere else are plus signs that a form decoder ate.
    const wrapped = lines.slice(0, -1).every(line => line.length === lines[0]?.length);
    const looksWrapped = wrapped && (lines[0]?.length ?? 0) >= 60;
    faults.push(fault(looksWrapped ? 'signature-wrapped' : 'signature-plus-lost'));
    value = looksWrapped ? lines.join('') : value.replaceAll(' ', '+');
  }
  const digits = readHex(value);
  if (digits) return { bytes: digits, faults: [...faults, fault('signature-hex')] };
  const urlSafe = /[-_]/.test(value);
  if (urlSafe) value = value.replaceAll('-', '+').replaceAll('_', '/');
  const core = value.replace(/=+$/, '');
  const padded = core.padEnd(Math.ceil(core.length / 4) * 4, '=');
  if (urlSafe) faults.push(fault('signature-url-safe'));
  else if (padded !== value) faults.push(fault('signature-padding-lost'));
  const bytes = decodeBase64(padded);
  if (!bytes) return { bytes, faults: [...faults, fault('signature-not-base64')] };
  // A signature is random bytes: one that is a text throughout was encoded before.
  const inner = decodeText(bytes)?.trim() ?? '';
  const hex = readHex(inner);
  if (hex) return { bytes: hex, faults: [...faults, fault('signature-hex-in-base64')] };
  const again = inner.length > 128 && decodeBase64(inner.replace(/\s/g, ''));
  if (again) return { bytes: again, faults: [...faults, fault('signature-base64-twice')] };
  return { bytes, faults };
}

function readHex(text: string): Bytes | undefined {
  if (!/^([0-9a-f]{2}){20,}$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

const QUARTER_HOUR = 900;
const TOLERANCE = 60;

export function readClock(timestamp: string, now: number | undefined): Finding[] {
  const visible = (...found: Parameters<typeof fault>): Finding[] => [
    { ...fault(...found), confidence: 'visible' },
  ];
  if (/^\d{12,}$/.test(timestamp)) {
    return visible('timestamp-milliseconds', { sent: timestamp, signed: timestamp });
  }
  if (/^\d+\.\d*$/.test(timestamp)) return visible('timestamp-fractional', { sent: timestamp });
  if (!/^[1-9]\d*$/.test(timestamp)) return visible('timestamp-not-unix', { sent: timestamp });
  if (now === undefined) return [];
  const seconds = Number(timestamp) - now;
  if (Math.abs(seconds) <= CLOCK_WINDOW_SECONDS) return [];
  // Time zones are multiples of a quarter of an hour, from −12 h to +14 h.
  const quarters = Math.round(seconds / QUARTER_HOUR);
  const offBy = Math.abs(seconds - quarters * QUARTER_HOUR);
  if (offBy <= TOLERANCE && Math.abs(quarters) >= 4 && Math.abs(quarters) <= 56) {
    const hours = quarters / 4;
    return [{ ...fault('timestamp-local-time', { hours, seconds }), confidence: 'likely' }];
  }
  return visible('clock-skew', { seconds });
}

export function readNonce(nonce: string, seen: boolean | undefined): Fault[] {
  const faults: Fault[] = [];
  if (!NONCE_PATTERN.test(nonce)) {
    const strange = [...new Set(nonce.replace(/[\w-]/g, ''))].join('');
    if (strange) faults.push(fault('nonce-characters', { characters: strange }));
    else faults.push(fault('nonce-length', { length: nonce.length }));
  }
  if (seen) faults.push(fault('nonce-reused', { nonce }));
  return faults;
}

/** A body with an id of its own may have been made anew between signing and sending; no search can find that id. */
export const hasRequestId = (body: Uint8Array) => !!decodeText(body)?.includes('"requestId"');

/** What is wrong with a body on sight; a correct signature does not help such a request either. */
export function readBody(body: Uint8Array): Fault[] {
  const text = decodeText(body);
  if (text === undefined) return [fault('body-not-utf8')];
  if (text[0] === '\ufeff') return [fault('byte-order-mark')];
  return /^[\w.-]+=[^{}"]*$/.test(text) ? [fault('form-encoded-body')] : [];
}

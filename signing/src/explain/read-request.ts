import { type Bytes, decodeBase64 } from '../bytes.ts';
import { CLOCK_WINDOW_SECONDS, NONCE_PATTERN, SCHEME } from '../scheme.ts';
import { decodeText } from './encodings.ts';
import { type Fault, type Finding, fault } from './finding.ts';

const ALIASES: Record<string, string[]> = {
  app_id: ['appid', 'app', 'appkey'],
  nonce_str: ['noncestr', 'nonce', 'noncestring'],
  timestamp: ['timestamp', 'ts', 'time'],
  signature: ['signature', 'sign', 'sig'],
  key_id: ['keyid', 'kid', 'serialno'],
};

interface LooseHeader {
  params: Map<string, string>;
  faults: Fault[];
}

/** Reads on where the strict parser stops, so that a header fault does not hide a signature fault. */
export function readHeader(header: string): LooseHeader {
  const faults: Fault[] = [];
  const params = new Map<string, string>();
  const note = (...found: Parameters<typeof fault>) => {
    if (!faults.some(({ code }) => code === found[0])) faults.push(fault(...found));
  };
  const bare = header.trim().replace(/^authorization\s*:\s*/i, '');
  if (!bare) return { params, faults: [fault('header-missing')] };
  if (bare !== header.trim()) note('header-name-included');

  const [start = '', scheme = '', gap = ' '] = /^([^\s=,]+)(\s+)/.exec(bare) ?? [];
  if (scheme.toUpperCase() !== SCHEME) note('wrong-scheme', { scheme });
  const list = bare.slice(start.length);
  const [, separator = ','] = list.includes(',') ? [] : (/(\s*[;&\s])\s*\w+=/.exec(list) ?? []);
  if (separator !== ',') note('header-separator', { separator });
  const parts = list.split(separator);
  if (gap !== ' ' || parts.some(part => /^\s|^[^=]*\s=|^[^=]*=\s/.test(part)))
    note('header-spaces');

  for (const part of parts) {
    const at = part.search(/[=:]/);
    const name = (at < 0 ? part : part.slice(0, at)).trim();
    let value = at < 0 ? '' : part.slice(at + 1).trim();
    const plain = name.toLowerCase().replace(/[^a-z]/g, '');
    const known = Object.keys(ALIASES).find(key => ALIASES[key]?.includes(plain));
    if (!known) {
      note('param-unknown', { name });
      continue;
    }
    if (known !== name) note('param-misspelt', { found: name, expected: known });
    if (/^(["']).*\1$/s.test(value)) {
      note('param-quoted', { name });
      value = value.slice(1, -1);
    }
    if (params.has(known)) note('param-duplicate', { name: known });
    else params.set(known, value);
  }
  for (const name of Object.keys(ALIASES)) {
    if (name !== 'key_id' && !params.get(name)) note('param-missing', { name });
  }
  return { params, faults };
}

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
  if (/^([0-9a-f]{2}){20,}$/i.test(value)) {
    const bytes = value.match(/../g)?.map(pair => Number.parseInt(pair, 16));
    return { bytes: new Uint8Array(bytes ?? []), faults: [...faults, fault('signature-hex')] };
  }
  const urlSafe = /[-_]/.test(value);
  if (urlSafe) value = value.replaceAll('-', '+').replaceAll('_', '/');
  const core = value.replace(/=+$/, '');
  const padded = core.padEnd(Math.ceil(core.length / 4) * 4, '=');
  if (urlSafe) faults.push(fault('signature-url-safe'));
  else if (padded !== value) faults.push(fault('signature-padding-lost'));
  const bytes = decodeBase64(padded);
  if (!bytes) faults.push(fault('signature-not-base64'));
  return { bytes, faults };
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

/** What is wrong with a body on sight; a correct signature does not help such a request either. */
export function readBody(body: Uint8Array): Fault[] {
  const text = decodeText(body);
  if (text === undefined) return [fault('body-not-utf8')];
  if (text[0] === '\ufeff') return [fault('byte-order-mark')];
  return /^[\w.-]+=[^{}"]*$/.test(text) ? [fault('form-encoded-body')] : [];
}

import { decodeBase64 } from '../base64.ts';
import type { Bytes } from '../bytes.ts';
import { type Fault, fault } from './finding.ts';

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

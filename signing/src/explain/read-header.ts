import { SCHEME } from '../scheme.ts';
import { type Fault, fault } from './finding.ts';

const ALIASES: Record<string, string[]> = {
  app_id: ['appid', 'app', 'appkey'],
  nonce_str: ['noncestr', 'nonce', 'noncestring'],
  timestamp: ['timestamp', 'ts', 'time'],
  signature: ['signature', 'sign', 'sig'],
  key_id: ['keyid', 'kid', 'serialno'],
};
const REQUIRED = Object.keys(ALIASES).slice(0, -1);

export interface LooseHeader {
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
  for (const name of REQUIRED) if (!params.get(name)) note('param-missing', { name });
  return { params, faults };
}

import { ID_PATTERN, NONCE_PATTERN, SCHEME } from '../scheme.ts';
import { type Fault, fault } from './finding.ts';

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
  const ascii = toAscii(header, note).trim();
  const bare = ascii.replace(/^authorization\s*:\s*/i, '');
  if (!bare) return { params, faults: [fault('header-missing')] };
  if (bare !== ascii) note('header-name-included');
  if (isPlaceholder(bare)) {
    return { params, faults: [...faults, fault('param-unexpanded', { found: bare })] };
  }

  const [start = '', scheme = '', gap = ' '] = /^([^\s=,]+)(\s+)/.exec(bare) ?? [];
  if (scheme.toUpperCase() !== SCHEME) note('wrong-scheme', { scheme });
  const list = bare.slice(start.length);
  const [, separator = ','] = list.includes(',') ? [] : (/(\s*[;&\s])\s*\w+=/.exec(list) ?? []);
  if (separator !== ',') note('header-separator', { separator });
  const parts = list.split(separator);
  if (gap !== ' ' || parts.some(part => /^\s|^[^=]*\s=|^[^=]*=\s/.test(part)))
    note('header-spaces');

  const unfilled = new Map<string, string>();
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
    else if (isPlaceholder(value)) unfilled.set(known, value);
    else params.set(known, value);
  }
  if (unfilled.size) note('param-unexpanded', { found: [...unfilled.values()].join(', ') });
  for (const name of Object.keys(ALIASES)) {
    if (name !== 'key_id' && !params.get(name) && !unfilled.has(name)) {
      note('param-missing', { name });
    }
  }
  swapBack(params, note);
  for (const name of ['app_id', 'key_id']) {
    const value = params.get(name);
    if (value && !ID_PATTERN.test(value)) note('param-malformed', { name });
  }
  return { params, faults };
}

type Note = (...found: Parameters<typeof fault>) => void;

const PUNCTUATION: Record<string, string> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '、': ',',
  '\u3000': ' ',
};
const wide = /[\uff01-\uff5e“”‘’、\u3000]/g;
/** Blanks that are not the space of ASCII, and characters of no width at all. */
const blank = /[\u00a0\u2000-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** What an input method, a word processor or a web page has made of the punctuation. */
function toAscii(text: string, note: Note): string {
  const widened = [...new Set(text.match(wide))];
  if (widened.length) note('header-full-width', { found: widened.join(' ') });
  const [strange] = text.match(blank) ?? [];
  if (strange) {
    const codePoint = strange.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    note('header-no-break-space', { found: `U+${codePoint}` });
  }
  return text
    .replace(wide, char => PUNCTUATION[char] ?? String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(blank, char => (/\s/.test(char) && char !== '\ufeff' ? ' ' : ''));
}

/** `$NAME`, `${NAME}`, `$(…)`, `%NAME%`, `{{name}}`, `{name}` and `<name>`: a value that nobody filled in. */
const isPlaceholder = (value: string) =>
  /^(\$\w+|\$\{[^}]*\}|\$\(.*\)|%\w+%|\{\{[^}]*\}\}|\{\w*\}|<[^>]*>)$/s.test(value);

/** Random values look like this; ids that people give do not. */
const isRandom = (value: string) => /^[0-9a-f-]+$/i.test(value) && NONCE_PATTERN.test(value);
const isName = (value: string) => ID_PATTERN.test(value) && /[g-z_]/i.test(value);
const isTime = (value: string) => /^\d{9,13}$/.test(value);
const isLong = (value: string) => value.length > 128;

const SWAPS: [string, (value: string) => boolean, string, (value: string) => boolean][] = [
  ['app_id', isName, 'nonce_str', isRandom],
  ['key_id', isName, 'nonce_str', isRandom],
  ['app_id', isName, 'timestamp', isTime],
  ['timestamp', isTime, 'nonce_str', isRandom],
  ['nonce_str', isRandom, 'signature', isLong],
  ['timestamp', isTime, 'signature', isLong],
  ['app_id', isName, 'signature', isLong],
];

/** Two values each of which stands where the other belongs. */
function swapBack(params: Map<string, string>, note: Note): void {
  for (const [a, isA, b, isB] of SWAPS) {
    const [first = '', second = ''] = [params.get(a), params.get(b)];
    if (!isA(second) || !isB(first) || isA(first) || isB(second)) continue;
    note('params-swapped', { a, b });
    params.set(a, second).set(b, first);
  }
}

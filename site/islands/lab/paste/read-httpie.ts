import { type Found, type PastedRequest, type PasteNote, toPasted } from './pasted-request.ts';
import { printAsPython, type Value } from './program-values.ts';

const valued = ['--timeout', '--auth', '-a', '--auth-type', '-A', '--output', '-o', '--print', '-p', '--proxy', '--verify', '--pretty', '-s', '--style']; // biome-ignore format: a list

/** Signs that part the name from the value of an item, the longer first. */
const signs = [':=@', ':=', '==', '=@', '@', '=', ':'];

function splitItem(word: string): [name: string, sign: string, value: string] | undefined {
  for (let at = 1; at < word.length; at++) {
    const sign = signs.find(each => word.startsWith(each, at));
    if (sign) return [word.slice(0, at), sign, word.slice(at + sign.length)];
  }
  return undefined;
}

/** As `:8787/v1` and `api.easel.example/v1` are completed. */
function addressOf(word: string, scheme: string): string {
  if (word.includes('://')) return word;
  if (word.startsWith(':')) {
    const rest = word.slice(1);
    return `${scheme}://localhost${rest.startsWith('/') ? rest : `:${rest}`}`;
  }
  return `${scheme}://${word}`;
}

/** The request that the words after `http` or `https` send; `input` is what a pipe gives them. */
export function readHttpie(
  words: string[],
  scheme: string,
  input: string | undefined,
  notes: PasteNote[],
): PastedRequest {
  const plain: string[] = [];
  let body = input;
  let isForm = false;
  const rest = words.values();
  for (const word of rest) {
    if (word === '--raw') body = rest.next().value;
    else if (word.startsWith('--raw=')) body = word.slice('--raw='.length);
    else if (word === '--form' || word === '-f') isForm = true;
    else if (valued.includes(word)) rest.next();
    else if (!word.startsWith('-')) plain.push(word);
  }
  const hasMethod = /^[a-z]+$/i.test(plain[0] ?? '') && plain.length > 1;
  const method = hasMethod ? plain.shift() : undefined;
  let address = addressOf(plain.shift() ?? '', scheme);
  const found: Found = { address, headers: [], notes };
  const fields = new Map<string, Value>();
  for (const [at, word] of plain.entries()) {
    const [name, sign, value] = splitItem(word) ?? [];
    if (word === '<') {
      found.file = { name: plain[at + 1] ?? '', dropNewlines: false };
      break;
    }
    if (name === undefined || value === undefined) continue;
    if (sign === ':') found.headers.push([name, value.trim()]);
    else if (sign === '==') {
      const pair = new URLSearchParams([[name, value]]);
      address += `${address.includes('?') ? '&' : '?'}${pair}`;
    } else if (sign === '=') fields.set(name, value);
    else if (sign === ':=') fields.set(name, readJson(value));
    else found.isBodyUnknown = true;
  }
  if (fields.size && body === undefined) {
    const pairs = [...fields].map(([name, value]): [string, string] => [name, `${value}`]);
    body = isForm ? `${new URLSearchParams(pairs)}` : printAsPython(fields);
  }
  const hasBody = body !== undefined || found.file || found.isBodyUnknown;
  return toPasted({
    ...found,
    address,
    method: method?.toUpperCase() ?? (hasBody ? 'POST' : 'GET'),
    body,
  });
}

function readJson(text: string): Value {
  const toValue = (value: unknown): Value => {
    if (Array.isArray(value)) return value.map(toValue);
    if (typeof value === 'number') return { digits: `${value}` };
    if (value && typeof value === 'object') {
      return new Map(Object.entries(value).map(([key, field]) => [key, toValue(field)]));
    }
    return value as Value;
  };
  try {
    return toValue(JSON.parse(text));
  } catch {
    return undefined;
  }
}

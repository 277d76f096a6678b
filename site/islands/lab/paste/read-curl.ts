import { type PastedRequest, type PasteNote, splitTarget, toPasted } from './pasted-request.ts';

const longNames: Record<string, string> = {
  H: 'header',
  X: 'request',
  d: 'data',
  G: 'get',
};

/** Options we do nothing with, but whose value may look like an address. */
const valued =
  'F form x proxy e referer o output A user-agent b cookie u user m max-time connect-timeout w write-out'.split(
    ' ',
  );

const dataOptions = ['data', 'data-ascii', 'data-raw', 'data-binary', 'data-urlencode', 'json'];

const takesValue = (name: string) =>
  ['header', 'request', 'url', ...dataOptions, ...valued].includes(name);

interface Option {
  name: string;
  value: string;
}

/** `-XPOST`, `-sS`, `-H value`, `--data=value` and plain words, as curl takes them. */
function* readOptions(words: string[]): Generator<Option> {
  // An iterator, since `shift` moves what is left: a long paste would be moved once for each of its words.
  const rest = words.values();
  const next = () => rest.next().value ?? '';
  for (const word of rest) {
    const long = /^--([\w-]+)(?:=(.*))?$/s.exec(word);
    if (long) {
      const [, name = '', value] = long;
      yield { name, value: takesValue(name) ? (value ?? next()) : '' };
    } else if (/^-\w/.test(word)) {
      for (let at = 1; at < word.length; at++) {
        const letter = word[at] ?? '';
        const name = longNames[letter] ?? letter;
        if (!takesValue(name)) yield { name, value: '' };
        else {
          yield { name, value: word.slice(at + 1) || next() };
          break;
        }
      }
    } else yield { name: 'url', value: word };
  }
}

function encodeData(value: string): string {
  const at = value.indexOf('=');
  return at < 0
    ? encodeURIComponent(value)
    : `${value.slice(0, at && at + 1)}${encodeURIComponent(value.slice(at + 1))}`;
}

const isPath = (word: string) => word.includes('/');

/** The request that the words after `curl` send. */
export function readCurl(words: string[], notesBefore: PasteNote[]): PastedRequest {
  const notes = new Set<PasteNote>(notesBefore);
  let method: string | undefined;
  const addresses: string[] = [];
  const headers: [string, string][] = [];
  let file: PastedRequest['file'];
  let asQuery = false;
  const data: string[] = [];
  let isJson = false;
  for (const { name, value } of readOptions(words)) {
    if (name === 'request') method = value;
    else if (name === 'url') addresses.push(value);
    else if (name === 'get') asQuery = true;
    else if (name === 'header') {
      const at = value.search(/[:;]/);
      if (at > 0) headers.push([value.slice(0, at).trim(), value.slice(at + 1).trim()]);
    } else if (dataOptions.includes(name)) {
      isJson ||= name === 'json';
      if (value.startsWith('@') && name !== 'data-raw') {
        file = { name: value.slice(1), dropNewlines: /^data(-ascii)?$/.test(name) };
        notes.add(file.dropNewlines ? 'file-newlines' : 'file-body');
        data.push('');
      } else data.push(name === 'data-urlencode' ? encodeData(value) : value);
    }
  }
  // The value of an option we do not know may be among them.
  const address = addresses.find(word => word.includes('://')) ?? addresses.find(isPath);
  const { path, origin = '' } = splitTarget(address ?? '');
  const body = data.join(isJson ? '' : '&');
  const query = asQuery && body && `${path.includes('?') ? '&' : '?'}${body}`;
  return toPasted({
    method: method ?? (data.length && !asQuery ? 'POST' : 'GET'),
    address: origin + path + (query || ''),
    headers,
    body: asQuery ? '' : body,
    file: asQuery ? undefined : file,
    notes: [...notes],
  });
}

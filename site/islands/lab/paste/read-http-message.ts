import type { PastedRequest } from './pasted-request.ts';
import { splitTarget } from './split-target.ts';

const requestLine = /^([a-z]+) +(\S+)(?: +HTTP\/[\d.]+)?\s*$/i;
const headerLine = /^([\w-]+)\s*:\s?(.*)$/;

/** What `curl -v` prints: only the lines it sent. */
function unquote(text: string): string {
  if (!/^> [a-z]+ \S+ HTTP/im.test(text)) return text;
  const sent = text.split('\n').filter(line => /^>/.test(line));
  return sent.map(line => line.replace(/^> ?/, '')).join('\n');
}

/**
 * A message as it goes over the wire, or any part of it from the request line on. A header that runs over several
 * lines is kept so: a wrapped signature is one of the mistakes to find.
 */
export function readHttpMessage(text: string): PastedRequest | undefined {
  const message = unquote(text.replace(/^\s*\n/, ''));
  const [first = '', ...rest] = message.split('\n');
  const line = requestLine.exec(first.trimEnd());
  if (!line && !headerLine.test(first)) return undefined;
  const lines = line ? rest : [first, ...rest];
  const end = lines.findIndex(entry => entry.trim() === '');
  const headers: [string, string][] = [];
  for (const entry of end < 0 ? lines : lines.slice(0, end)) {
    const bare = entry.replace(/\r$/, '');
    const [, name, value = ''] = headerLine.exec(bare) ?? [];
    const last = headers.at(-1);
    if (name) headers.push([name.toLowerCase(), value]);
    else if (last) last[1] += `\n${bare}`;
  }
  const find = (name: string) => headers.find(([known]) => known === name)?.[1] ?? '';
  const target = splitTarget(line?.[2] ?? '');
  const host = find('host').trim();
  if (!line && !find('authorization')) return undefined;
  return {
    method: line?.[1] ?? '',
    path: target.path,
    origin: target.origin ?? (host ? `https://${host}` : undefined),
    authorization: find('authorization'),
    body: end < 0 ? '' : lines.slice(end + 1).join('\n'),
    notes: [],
  };
}

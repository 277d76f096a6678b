import { type PastedRequest, toPasted } from './pasted-request.ts';

interface RequestLine {
  method: string;
  target: string;
}

const isName = (text: string) => text !== '' && /^[\w-]+$/.test(text);

/** `POST /v1/jobs HTTP/1.1`, with or without the version. */
function readRequestLine(line: string): RequestLine | undefined {
  const [method = '', target = '', version = 'HTTP/', more] = line.split(' ').filter(Boolean);
  const isMethod = method !== '' && /^[a-z]+$/i.test(method);
  if (!isMethod || !target.includes('/') || more !== undefined || !version.startsWith('HTTP/'))
    return undefined;
  return { method, target };
}

function readHeaderLine(line: string): [name: string, value: string] | undefined {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(0, colon)).trimEnd();
  if (!isName(name)) return undefined;
  const value = line.slice(colon + 1);
  return [name.toLowerCase(), /^\s/.test(value) ? value.slice(1) : value];
}

/** What `curl -v` prints: only the lines it sent, and of several requests the last. */
function readTrace(text: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findLastIndex(
    line => line.startsWith('> ') && !!readRequestLine(line.slice(2).trimEnd()),
  );
  if (start < 0) return undefined;
  const sent = lines.slice(start).filter(line => line.startsWith('>'));
  return sent.map(line => line.slice(line[1] === ' ' ? 2 : 1)).join('\n');
}

/**
 * A message as it goes over the wire, or any part of it from the request line on. A header that runs over several
 * lines is kept so: a wrapped signature is one of the mistakes to find.
 */
export function readHttpMessage(text: string): PastedRequest | undefined {
  const message = readTrace(text) ?? text.slice(text.search(/\S|$/));
  const [first = '', ...rest] = message.split('\n');
  const line = readRequestLine(first.trimEnd());
  if (!line && !readHeaderLine(first)) return undefined;
  const lines = line ? rest : [first, ...rest];
  const end = lines.findIndex(entry => entry.trim() === '');
  const headers: [string, string][] = [];
  for (const entry of end < 0 ? lines : lines.slice(0, end)) {
    const bare = entry.endsWith('\r') ? entry.slice(0, -1) : entry;
    const header = readHeaderLine(bare);
    const last = headers.at(-1);
    if (header) headers.push(header);
    else if (last) last[1] += `\n${bare}`;
  }
  if (!line && !headers.some(([name]) => name === 'authorization')) return undefined;
  return toPasted({
    method: line?.method ?? '',
    address: line?.target ?? '',
    headers,
    body: end < 0 ? '' : lines.slice(end + 1).join('\n'),
    mayLackBody: true,
  });
}

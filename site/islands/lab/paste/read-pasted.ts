import { type PastedRequest, toPasted } from './pasted-request.ts';
import { readCurl } from './read-curl.ts';

/** A curl command, an HTTP message, or the header alone; nothing when it is none of them. */
export function readPasted(text: string): PastedRequest | undefined {
  // Two runs of blanks with something optional between them would take the square of the length to fail.
  const start = text.trimStart();
  if (/^[$%>]?\s*curl(\.exe)?\s/i.test(start)) return readCurl(start);
  const message = readHttpMessage(text);
  if (message) return message;
  if (!/^["']?\s*[\w-]+\s+\w+\s*[=:]/.test(start)) return undefined;
  return { method: '', path: '', authorization: text.trim(), body: '', notes: [] };
}

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
function readHttpMessage(text: string): PastedRequest | undefined {
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
  if (!line && !headers.some(([name]) => name === 'authorization')) return undefined;
  const found = toPasted({
    method: line?.[1] ?? '',
    address: line?.[2] ?? '',
    headers,
    body: end < 0 ? '' : lines.slice(end + 1).join('\n'),
    mayLackBody: true,
  });
  return found;
}

interface ServerAnswer {
  code?: string | undefined;
  /** Unix seconds of the server's clock. */
  now?: number | undefined;
  /** The string the server has built. */
  stringToSign?: string | undefined;
}

const toSeconds = (date: string) => {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
};

/** What the 401 tells: the body, its headers, only the code, or only a time. */
export function readAnswer(text: string): ServerAnswer {
  const plain = text.trim();
  if (!plain) return {};
  if (/^\d{9,11}$/.test(plain)) return { now: Number(plain) };
  const code = /\b(SIGN_ERROR|TIMESTAMP_SKEW|NONCE_REUSED)\b/.exec(plain)?.[1];
  const dated = /^(?:[ \t]*<)?[ \t]*date:[ \t]*(.+)$/im.exec(plain)?.[1];
  let problem: Record<string, unknown> = {};
  try {
    problem = JSON.parse(plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1));
  } catch {
    // Not JSON: what could be read with the eye is enough.
  }
  const { serverTime, stringToSign } = problem;
  return {
    code,
    now:
      (typeof serverTime === 'string' ? toSeconds(serverTime) : undefined) ??
      (dated ? toSeconds(dated) : undefined) ??
      (code ? undefined : toSeconds(plain)),
    stringToSign: typeof stringToSign === 'string' ? stringToSign : undefined,
  };
}

import { createHash } from 'node:crypto';
import { request } from 'node:http';

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Asks twice: the second time with what the first answer said about the file. */
  again?: 'etag' | 'date';
  /** Servers that refuse it before any configuration is read. */
  but?: string[];
}

/** What must be the same from every server: not its clock, its connection or how it writes a tag. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const compared = [
  'allow',
  'location',
  'content-type',
  'content-encoding',
  'content-range',
  'vary',
  'link',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'x-powered-by',
];

export async function ask(port: number, question: Question): Promise<Answer> {
  const first = await once(port, question);
  if (!question.again) return answerOf(first);
  const condition: Record<string, string> =
    question.again === 'etag'
      ? { 'if-none-match': first.headers.get('etag') ?? '' }
      : { 'if-modified-since': first.headers.get('last-modified') ?? '' };
  return answerOf(
    await once(port, { ...question, headers: { ...question.headers, ...condition } }),
  );
}

interface Raw {
  status: number;
  headers: Map<string, string>;
  bytes: Buffer;
}

/** Not `fetch`, which tidies an address before it sends it. */
function once(port: number, { method = 'GET', path, headers = {} }: Question): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: headersOf(response.rawHeaders),
          bytes: Buffer.concat(parts),
        }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Said twice is said once: nginx repeats itself when it refuses a range, Caddy when it has packed a file. */
function headersOf(raw: string[]): Map<string, string> {
  const values = new Map<string, Set<string>>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase();
    values.set(name, (values.get(name) ?? new Set()).add(raw[index + 1]!));
  }
  return new Map([...values].map(([name, set]) => [name, [...set].join(', ')]));
}

function answerOf({ status, headers, bytes }: Raw): Answer {
  // What a server says in its own words, without a page of ours, has the type it likes.
  const isOurs = [200, 206, 304, 404].includes(status);
  const names = status === 416 ? [] : compared.filter(name => isOurs || name !== 'content-type');
  const named = names.flatMap(name => {
    const value = headers.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return {
    status,
    headers: Object.fromEntries(named),
    body: isOurs ? `${bytes.length} bytes, ${digest}` : '',
  };
}

import { type PastedRequest, toPasted } from './pasted-request.ts';

interface HarRequest {
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  postData?: { text?: string };
  bodySize?: number;
}

const isRequest = (value: unknown): value is HarRequest => {
  const { method, url, headers } = (value ?? {}) as Partial<HarRequest>;
  return typeof method === 'string' && typeof url === 'string' && Array.isArray(headers);
};

const isSigned = ({ headers }: HarRequest) =>
  headers.some(({ name }) => `${name}`.toLowerCase() === 'authorization');

/** A HAR file, one of its entries, or the request of one; of several, the last that has an Authorization header. */
export function readHar(text: string): PastedRequest | undefined {
  if (!text.startsWith('{')) return undefined;
  let root: { log?: { entries?: unknown[] } };
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  const entries = Array.isArray(root?.log?.entries) ? root.log.entries : [root];
  const requests = entries
    .map(entry => (entry as { request?: unknown } | null)?.request ?? entry)
    .filter(isRequest);
  const request = requests.findLast(isSigned) ?? requests.at(-1);
  if (!request) return undefined;
  const { method, url, headers, postData, bodySize = 0 } = request;
  return toPasted({
    method,
    address: url,
    // The length is that on the wire, and `text` the body in full: no need to compare them.
    headers: headers
      .map(({ name, value }): [string, string] => [`${name}`, `${value}`])
      .filter(([name]) => name.toLowerCase() !== 'content-length'),
    body: postData?.text,
    isBodyUnknown: bodySize > 0 && postData?.text === undefined,
  });
}

import type { PastedRequest } from './pasted-request.ts';
import { readCurl } from './read-curl.ts';
import { readHttpMessage } from './read-http-message.ts';

/** A curl command, an HTTP message, or the header alone; nothing when it is none of them. */
export function readPasted(text: string): PastedRequest | undefined {
  if (/^\s*[$%>]?\s*curl(\.exe)?\s/i.test(text)) return readCurl(text);
  const message = readHttpMessage(text);
  if (message) return message;
  if (!/^\s*["']?\s*[\w-]+\s+\w+\s*[=:]/.test(text)) return undefined;
  return { method: '', path: '', authorization: text.trim(), body: '', notes: [] };
}

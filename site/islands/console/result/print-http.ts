import type { SentRequest } from '../send/send-request';

/** The request as it went over the wire. */
export function printRequest(sent: SentRequest): string {
  const { host } = new URL(sent.url);
  const headers = { Host: host, ...sent.headers, Authorization: sent.authorization };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = `${sent.method} ${sent.path} HTTP/1.1\n${lines.join('\n')}\n`;
  return sent.body === undefined ? head : `${head}\n${sent.body}`;
}

/** Makes the line breaks of a string to sign countable. */
export function showBreaks(text: string): string {
  return text.replaceAll('\n', '↵\n');
}

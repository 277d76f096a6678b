export interface ReceivedCallback {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

/** Headers and body as they were received; the three headers may be in any order and case. */
export function readCallback(text: string): ReceivedCallback {
  const blank = /\r?\n\s*\r?\n/.exec(text);
  const head = blank ? text.slice(0, blank.index) : text;
  const find = (name: string) =>
    new RegExp(`^[\\s"'<>-]*${name}["']?\\s*[:=]\\s*["']?([^\\r\\n"']*)`, 'im')
      .exec(head)?.[1]
      ?.trim() ?? '';
  return {
    id: find('webhook-id'),
    timestamp: find('webhook-timestamp'),
    signature: find('webhook-signature'),
    body: blank ? text.slice(blank.index + blank[0].length) : '',
  };
}

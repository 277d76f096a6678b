export interface ServerAnswer {
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
  const dated = /^\s*<?\s*date:\s*(.+)$/im.exec(plain)?.[1];
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

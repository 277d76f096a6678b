export interface ReadResponse {
  /** Codes in the order they were met; a job's failure reason counts as one. */
  codes: string[];
  status?: number | undefined;
  retryAfter?: string | undefined;
  problem: Problem;
}

export interface Problem {
  detail?: string;
  traceId?: string;
  serverTime?: string;
  required?: number;
  balance?: number;
  errors?: { pointer?: string; code?: string; detail?: string }[];
}

function readJson(text: string): unknown {
  const start = text.indexOf('{');
  try {
    return JSON.parse(text.slice(start, text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** Looks for `code` and `reason` wherever they stand: a problem, a job, a callback around a job. */
function collect(value: unknown, codes: string[]): void {
  if (!value || typeof value !== 'object') return;
  const { code, reason } = value as Record<string, unknown>;
  for (const found of [reason, code]) if (typeof found === 'string') codes.push(found);
  for (const [name, inner] of Object.entries(value)) if (name !== 'errors') collect(inner, codes);
}

/** A response with or without its headers, a body, a status, or words that hold a code. */
export function readResponse(text: string): ReadResponse {
  const json = readJson(text);
  const codes: string[] = [];
  collect(json, codes);
  const head = json ? text.slice(0, text.indexOf('{')) : text;
  codes.push(...(head.toUpperCase().match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []));
  const problem = (json ?? {}) as Problem & { status?: unknown };
  const line = /(?:^|HTTP\/[\d.]+ )\s*(\d{3})\b/.exec(head);
  const status =
    typeof problem.status === 'number' ? problem.status : Number(line?.[1]) || undefined;
  const retryAfter = /^<?\s*retry-after:\s*(\S+)/im.exec(head)?.[1];
  return { codes: [...new Set(codes)], status, retryAfter, problem };
}

import { isRecord, readJson } from '../../kit/read-json';

export interface ReadResponse {
  /** Codes in the order they were met; a job's failure reason counts as one. */
  codes: string[];
  status?: number | undefined;
  retryAfter?: string | undefined;
  problem: Problem;
  /** The JSON was not looked into. */
  tooDeep: boolean;
}

interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

interface Problem {
  serverTime?: string;
  required?: number;
  balance?: number;
  errors: FieldError[];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Ours are a list of objects. Other services send one sentence, a list of them, or such a list for each field. */
function readErrors(value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string') return [{ pointer, code: '', detail: value }];
  if (Array.isArray(value)) return value.flatMap(inner => readErrors(inner, pointer));
  if (!isRecord(value)) return [];
  const own = {
    pointer: asText(value.pointer),
    code: asText(value.code),
    detail: asText(value.detail),
  };
  if (own.pointer || own.code || own.detail) return [own];
  return Object.entries(value).flatMap(([name, inner]) => readErrors(inner, name));
}

function readProblem(value: unknown): Problem {
  const { serverTime, required, balance, errors } = isRecord(value) ? value : {};
  return {
    ...(typeof serverTime === 'string' && { serverTime }),
    ...(typeof required === 'number' && { required }),
    ...(typeof balance === 'number' && { balance }),
    errors: readErrors(errors),
  };
}

/** Looks for `code` and `reason` wherever they are: a problem, a job, a webhook around a job. */
function collect(value: unknown, codes: string[]): void {
  if (!value || typeof value !== 'object') return;
  const { code, reason } = value as Record<string, unknown>;
  for (const found of [reason, code]) if (typeof found === 'string') codes.push(found);
  for (const [name, inner] of Object.entries(value)) if (name !== 'errors') collect(inner, codes);
}

/** A response with or without its headers, a body, a status, or messages that contain a code. */
export function readResponse(text: string): ReadResponse {
  const read = readJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const tooDeep = !read.ok && read.tooDeep;
  const json = read.ok ? read.value : undefined;
  const codes: string[] = [];
  collect(json, codes);
  const head = json ? text.slice(0, text.indexOf('{')) : text;
  codes.push(...(head.toUpperCase().match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []));
  const told = isRecord(json) ? json.status : undefined;
  const line = /(?:^|HTTP\/[\d.]+ )\s*(\d{3})\b/.exec(head);
  const status = typeof told === 'number' ? told : Number(line?.[1]) || undefined;
  const retryAfter = /^<?[ \t]*retry-after:[ \t]*(\S+)/im.exec(head)?.[1];
  const problem = readProblem(json);
  return { codes: [...new Set(codes)], status, retryAfter, problem, tooDeep };
}

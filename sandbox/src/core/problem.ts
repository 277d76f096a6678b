import type { FieldError, Problem } from '@easel/contract/types';
import { type ErrorCode, errors } from './contract-data.ts';

type Extra = Partial<
  Pick<
    Problem,
    | 'errors'
    | 'serverTime'
    | 'stringToSign'
    | 'stringToSignSha256'
    | 'required'
    | 'balance'
    | 'acceptedModels'
  >
>;

interface ProblemOptions {
  extra?: Extra;
  status?: number;
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** Thrown anywhere in the core and answered as problem+json. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? errors[code].meaning);
    this.code = code;
    this.options = options;
  }
}

const maxFieldErrors = 20;

export function paramError(fields: FieldError[], code: ErrorCode = 'PARAM_ERROR'): ProblemError {
  const count = new Set(fields.map(({ pointer }) => pointer)).size;
  const detail = count === 1 ? 'One field is not valid.' : `${count} fields are not valid.`;
  return new ProblemError(code, detail, { extra: { errors: fields.slice(0, maxFieldErrors) } });
}

/** The page that explains the code. The contract owns the address. */
function problemType(code: ErrorCode): string {
  return errors[code].type;
}

/** RFC 9110 wants the ways in to be named. */
const challenge = 'EASEL-SHA256-RSA realm="easel", Bearer realm="easel"';

export function nameRequest(): string {
  return `req_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

export function problemResponse(error: ProblemError, traceId: string): Response {
  const { code, message, options } = error;
  const { status, retryable, title } = errors[code];
  const problem: Problem = {
    type: problemType(code),
    title,
    status: options.status ?? status,
    detail: message,
    instance: `urn:easel:request:${traceId}`,
    code,
    traceId,
    retryable,
    ...options.extra,
  };
  const headers = new Headers({ 'Content-Type': 'application/problem+json', ...options.headers });
  headers.set('X-Request-Id', traceId);
  if (problem.status === 401) headers.set('WWW-Authenticate', challenge);
  if (options.retryAfter) headers.set('Retry-After', String(options.retryAfter));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

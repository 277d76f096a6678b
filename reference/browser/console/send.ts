import { formText } from '../request/build-request.ts';
import type { BuiltRequest, RequestContent } from '../request/request-form.ts';

export interface Answered {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [string, string][];
  type: string;
  body: Blob;
}

export interface Failed {
  reason: 'refused' | 'aborted' | 'offline' | 'insecure' | 'policy' | 'unreachable';
  /** What the browser says of a request that it does not make. */
  detail?: string;
  /** Where it went, and what for. */
  origin: string;
  method: string;
  headers: string[];
}

export type Result = Answered | Failed;

/** The request, from the page to the server; never with cookies, which belong to other pages. */
export async function send(built: BuiltRequest<File>, signal: AbortSignal): Promise<Result> {
  const { url, method, headers } = built;
  const failed = (reason: Failed['reason'], detail?: string): Failed => ({
    reason,
    ...(detail ? { detail } : {}),
    origin: URL.canParse(url) ? new URL(url).origin : url,
    method,
    headers: headers.map(([name]) => name),
  });
  let request: Request;
  try {
    request = toRequest(built, signal);
  } catch (error) {
    return failed('refused', error instanceof Error ? error.message : String(error));
  }
  let isPolicy = false;
  const watch = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isPolicy ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', watch);
  const start = performance.now();
  try {
    const response = await fetch(request);
    const body = await response.blob();
    return {
      status: response.status,
      statusText: response.statusText,
      milliseconds: Math.round(performance.now() - start),
      headers: [...response.headers],
      type: response.headers.get('content-type') ?? '',
      body,
    };
  } catch {
    if (signal.aborted) return failed('aborted');
    // The report of the policy may come after the refusal.
    await new Promise(resolve => setTimeout(resolve));
    if (isPolicy) return failed('policy');
    if (!navigator.onLine) return failed('offline');
    return failed(isInsecure(url) ? 'insecure' : 'unreachable');
  } finally {
    document.removeEventListener('securitypolicyviolation', watch);
  }
}

function toRequest(
  { url, method, headers, body }: BuiltRequest<File>,
  signal: AbortSignal,
): Request {
  return new Request(url, {
    method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
    ...(body ? { body: toBody(body) } : {}),
  });
}

function toBody(body: RequestContent<File>): BodyInit {
  if (body.form === 'text') return body.text;
  if (body.form === 'file') return body.file;
  if (body.form === 'form') return formText(body.pairs);
  const form = new FormData();
  for (const { name, value, contentType } of body.parts) {
    if (typeof value !== 'string') form.append(name, value.file, value.file.name);
    else if (contentType) form.append(name, new Blob([value], { type: contentType }));
    else form.append(name, value);
  }
  return form;
}

/** Browsers make an exception for the reader's own machine. */
function isInsecure(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return window.location.protocol === 'https:' && protocol === 'http:' && !isLocal;
}

import { paramError } from '../problem.ts';

const privateHosts = [
  /^localhost$/,
  /\.(localhost|local|internal)$/,
  /^(0|10|127)\./,
  /^169\.254\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^\[/,
];

/** Callbacks go to public hosts only, or the service could be made to reach into networks. */
export function refusePrivateHost(url: string | undefined, pointer: string): void {
  if (url === undefined) return;
  const detail = 'Must be a public HTTPS address.';
  let host: string;
  try {
    host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  } catch {
    throw paramError([{ pointer, code: 'FORMAT', detail }]);
  }
  if (!host.includes('.') || privateHosts.some(pattern => pattern.test(host))) {
    throw paramError([{ pointer, code: 'INVALID', detail }]);
  }
}

import type { IncomingMessage } from 'node:http';

const exposed = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotent-Replayed',
];

export function corsHeaders(incoming: IncomingMessage, origins: string[]): Record<string, string> {
  const { origin } = incoming.headers;
  if (!origin || !origins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposed.join(', '),
    ...(isPreflight(incoming)
      ? {
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers':
            'Authorization, Content-Type, X-Model-Access-Key, X-Sandbox-Scenario, X-Content-Sha256',
          'Access-Control-Max-Age': '600',
        }
      : {}),
  };
}

export function isPreflight(incoming: IncomingMessage): boolean {
  return (
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined
  );
}

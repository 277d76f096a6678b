import { operations } from '../core/index.ts';

const routes = operations.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Which operation a request was meant for; uploads and downloads are none. */
export function operationOf(method: string, target: string): string | undefined {
  const path = target.split('?')[0]!;
  return routes.find(route => route.method === method && route.pattern.test(path))?.id;
}

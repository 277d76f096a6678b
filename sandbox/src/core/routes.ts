import { type OperationFacts, operations } from './contract-data.ts';

interface Route {
  method: string;
  /** `{name}` matches one segment. */
  path: string;
}

interface Found<Kind> {
  route: Kind;
  /** The decoded segments, by name. */
  values: Record<string, string>;
}

export const operationRoutes = operations.map(
  (operation): Route & { operation: OperationFacts } => ({
    method: operation.method,
    path: `/v1${operation.path}`,
    operation,
  }),
);

/** A literal segment may come encoded as well: `/v1/%6Aobs` is `/v1/jobs`. */
export function findRoute<Kind extends Route>(
  routes: readonly Kind[],
  method: string,
  path: string,
): Found<Kind> | undefined {
  const segments = path.split('/').map(decode);
  for (const route of routes) {
    const values = route.method === method && match(route.path.split('/'), segments);
    if (values) return { route, values };
  }
  return undefined;
}

/** What a path can be asked with, in no particular order. */
export function methodsAt(routes: readonly Route[], path: string): string[] {
  const segments = path.split('/').map(decode);
  const found = routes.filter(route => match(route.path.split('/'), segments));
  const methods = found.map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Which operation a request was meant for; uploads and downloads are none. */
export function operationOf(method: string, target: string): string | undefined {
  return findRoute(operationRoutes, method, target.split('?')[0]!)?.route.operation.id;
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const found = segments[index]!;
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name ? found === '' : found !== expected) return undefined;
    if (name) values[name] = found;
  }
  return values;
}

/** What cannot be decoded stays as it is: no id looks like that, so the contract refuses it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

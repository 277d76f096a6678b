import { parse } from 'yaml';

const base = '/v1';
const call = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v1(?:\/[^\s?#]*)?)(?:[?#]\S*)?$/;

export interface NamedCall {
  method: string | undefined;
  path: string;
}

/** `POST /v1/jobs` or `/v1/jobs/881417947308949275`. */
export function namedCall(text: string): NamedCall | undefined {
  const [, method, path] = call.exec(text) ?? [];
  return path === undefined ? undefined : { method, path: path.replace(/\/$/, '') };
}

/** Whether the contract has the call; an id, … or another name may stand for a parameter. */
export function hasCall(openapi: string, { method, path }: NamedCall): boolean {
  const { paths } = parse(openapi) as { paths: Record<string, object> };
  const wanted = path.slice(base.length).split('/');
  if (path === base) return method === undefined;
  return Object.entries(paths).some(
    ([template, item]) =>
      matches(template.split('/'), wanted) &&
      (method === undefined || method.toLowerCase() in item),
  );
}

function matches(template: string[], wanted: string[]): boolean {
  return (
    template.length === wanted.length &&
    template.every((part, i) =>
      part.startsWith('{')
        ? /^(?:\{\w+\}|\d+|…|[A-Z_]+)$/.test(wanted[i] ?? '')
        : part === wanted[i],
    )
  );
}

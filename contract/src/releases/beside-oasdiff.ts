import type { ContractDocument, HttpMethod, Operation, Response } from '../contract-types.ts';
import { resolveRef } from '../references.ts';
import type { Change } from './change.ts';
import { webhookOf } from './sent-documents.ts';

/** What oasdiff does not look at: new headers of responses, and the errors that an operation lists. */
export function besideOasdiff(base: ContractDocument, revision: ContractDocument): Change[] {
  const before = operationsIn(base);
  return [...operationsIn(revision)].flatMap(([name, operation]) => {
    const old = before.get(name);
    if (!old) return [];
    const [errors, known] = [operation, old].map(one => one['x-errors'] ?? []) as [
      string[],
      string[],
    ];
    const [headers, had] = [headersIn(revision, operation), headersIn(base, old)];
    return [
      ...errors.filter(code => !known.includes(code)).map(code => errorChange('added', code, name)),
      ...known
        .filter(code => !errors.includes(code))
        .map(code => errorChange('removed', code, name)),
      ...headers
        .filter(({ key }) => !had.some(header => header.key === key))
        .map(
          ({ header, status }): Change => ({
            kind: 'added',
            group: 'added',
            side: 'header',
            at: [header],
            statuses: webhookOf(name) ? [] : [status],
            values: [],
            operations: [nameOf(name)],
          }),
        ),
    ];
  });
}

function errorChange(kind: 'added' | 'removed', code: string, name: string): Change {
  const group = kind === 'added' ? 'added' : 'changed';
  return {
    kind,
    group,
    side: 'error',
    at: [code],
    statuses: [],
    values: [],
    operations: [nameOf(name)],
  };
}

const nameOf = (name: string): string => webhookOf(name) ?? name;

function operationsIn({ paths }: ContractDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      (Object.values(item) as Partial<Record<HttpMethod, Operation>>[HttpMethod][])
        .filter(operation => operation !== undefined)
        .map((operation): [string, Operation] => [
          webhookOf(path) ? path : operation.operationId,
          operation,
        ]),
    ),
  );
}

/** Only of statuses that both have: a new one is reported as a whole. */
function headersIn(document: ContractDocument, { responses }: Operation) {
  return Object.entries(responses).flatMap(([status, entry]) =>
    Object.keys(resolveRef<Response>(document, entry).headers ?? {}).map(header => ({
      status,
      header,
      key: `${status} ${header.toLowerCase()}`,
    })),
  );
}

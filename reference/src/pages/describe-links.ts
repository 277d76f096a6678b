import {
  type Link,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  type Response,
  resolveRef,
} from '../openapi.ts';
import { escapeKey } from '../read/pointer.ts';
import { operationPath, type PageContext } from './page-context.ts';
import type { ResponseLink } from './page-data.ts';

/** What may be called next with a response. */
export function describeLinks(context: PageContext, { links = {} }: Response): ResponseLink[] {
  return Object.entries(links).map(([name, node]) => {
    const link = resolveRef<Link>(context.document, node);
    const values = Object.entries({
      ...link.parameters,
      ...(link.requestBody === undefined
        ? {}
        : { [context.messages.requestBody]: link.requestBody }),
    });
    return {
      name,
      description: link.description ?? '',
      ...target(context, link),
      values: values.map(([key, value]) => ({
        name: key,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      })),
    };
  });
}

const known = new WeakMap<OpenApiDocument, OperationEntry[]>();

/** Some documents have links at every response. */
function operationsOf(document: OpenApiDocument): OperationEntry[] {
  const operations = known.get(document) ?? listOperations(document);
  known.set(document, operations);
  return operations;
}

function target(
  { document, route }: PageContext,
  { operationId, operationRef = '' }: Link,
): Pick<ResponseLink, 'operation' | 'page'> {
  const found = operationsOf(document).find(({ id, method, path }) =>
    operationId === undefined
      ? operationRef.endsWith(`#/paths/${escapeKey(path)}/${method}`)
      : id === operationId,
  );
  return found
    ? { operation: found.operation.summary ?? found.id, page: operationPath(route, found.id) }
    : { operation: operationId ?? operationRef };
}

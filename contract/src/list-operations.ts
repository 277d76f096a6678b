import type { ContractDocument, HttpMethod, Operation } from './contract-types.ts';

export interface OperationEntry {
  id: string;
  method: HttpMethod;
  path: string;
  tag: string;
  operation: Operation;
}

export interface WebhookEntry {
  event: string;
  operation: Operation;
}

/** In the order of the tags, then of the paths, which is the order pages are listed in. */
export function listOperations(document: ContractDocument): OperationEntry[] {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: operation.operationId,
      method: method as HttpMethod,
      path,
      tag: operation.tags[0] ?? '',
      operation,
    })),
  );
  const rank = new Map(document.tags.map((tag, index) => [tag.name, index]));
  return entries.sort((a, b) => (rank.get(a.tag) ?? 0) - (rank.get(b.tag) ?? 0));
}

export function listWebhooks(document: ContractDocument): WebhookEntry[] {
  return Object.entries(document.webhooks).map(([event, item]) => ({
    event,
    operation: item.post,
  }));
}

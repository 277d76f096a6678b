import type { ContractDocument, Header, Parameter, Response } from '../contract-types.ts';
import { resolveRef } from '../references.ts';

const prefix = '/webhooks:';

/** The event of a webhook, by the path that it has here. */
export function webhookOf(path: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/**
 * The document with its webhooks among the operations, where what Easel sends is a response. A tool that compares
 * documents takes the body of a webhook for a request, and would call harmless what breaks a receiver.
 */
export function withWebhooksAsResponses(document: ContractDocument): ContractDocument {
  const { webhooks, ...rest } = document;
  const paths: Record<string, object> = { ...document.paths };
  for (const [event, { post }] of Object.entries(webhooks)) {
    const headers = (post.parameters ?? []).map(entry => {
      const { name, in: _, ...header } = resolveRef<Parameter>(document, entry);
      return [name, header] as [string, Header];
    });
    const response: Response = {
      description: post.requestBody?.description ?? '',
      headers: Object.fromEntries(headers),
      ...(post.requestBody && { content: post.requestBody.content }),
    };
    const { operationId, summary, security, ...others } = post;
    const deprecated = 'deprecated' in others && others.deprecated === true;
    paths[prefix + event] = {
      get: { operationId, summary, security, deprecated, responses: { 200: response } },
    };
  }
  return { ...rest, paths } as ContractDocument;
}

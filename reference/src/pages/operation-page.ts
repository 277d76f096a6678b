import type { Insert } from '../edition.ts';
import {
  type Operation,
  type OperationEntry,
  type RequestBody,
  type Response,
  resolveRef,
} from '../openapi.ts';
import {
  describeBodies,
  describeExamples,
  describeParameters,
  describeResponse,
  heading,
  responseAnchor,
} from './describe-parts.ts';
import { describeCallbacks } from './describe-webhooks.ts';
import { firstSentence } from './first-sentence.ts';
import { fitPage, type Page, type PageContext, type Reference } from './page-context.ts';
import type { OperationData, Scheme } from './page-data.ts';

export function operationPage(reference: Reference, entry: OperationEntry): Page {
  const { operation, id, tag } = entry;
  const form = reference.form?.(id);
  return fitPage(withoutLinkTo(reference, id), context => ({
    id,
    tag,
    title: operation.summary ?? id,
    description: firstSentence(operation.description ?? '').replaceAll('`', ''),
    editUrl: reference.editUrl?.(id),
    className: `ref-link ref-link-${entry.method}`,
    context,
    data: { operation: describeOperation(context, entry) },
    form,
  }));
}

/** A page does not link to itself. */
function withoutLinkTo(reference: Reference, id: string): Reference {
  const codeLinks = new Map(reference.codeLinks);
  codeLinks.delete(id);
  return { ...reference, codeLinks };
}

/** In the order of the page, which is the order in which ids are given out. */
function describeOperation(context: PageContext, entry: OperationEntry): OperationData {
  const { messages, document } = context;
  const { operation, id, method, path } = entry;
  return {
    endpoint: {
      method,
      address: serverUrl(context) + path,
      path: new URL(serverUrl(context), 'https://localhost').pathname.replace(/\/$/, '') + path,
      action: takeAnchors(context, context.action?.(id)),
    },
    belowEndpoint: takeAnchors(context, context.belowEndpoint?.(id)),
    facts: context.facts?.(id) ?? [],
    security: {
      anchor: context.anchors.take('authentication'),
      schemes: describeSchemes(context, operation),
    },
    lead: context.budget.text(operation.description ?? ''),
    account: context.account?.(id),
    advice: context.advice?.(id) ?? [],
    besideRequest: takeAnchors(context, context.besideRequest?.(id)),
    ...(operation.parameters?.length
      ? {
          parameters: {
            heading: heading(context, 2, 'parameters', messages.parameters),
            groups: describeParameters(context, operation.parameters),
          },
        }
      : {}),
    ...describeRequest(context, operation),
    responses: {
      heading: heading(context, 2, 'responses', messages.responses),
      items: context.budget.takeParts(Object.entries(operation.responses ?? {}), ([status, node]) =>
        describeResponse(context, status, resolveRef<Response>(document, node)),
      ),
    },
    ...describeCallbacks(context, operation),
    ...describeErrors(context, entry),
    ...describeRelated(context, id),
  };
}

function serverUrl({ document }: PageContext): string {
  return (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
}

/** What the site puts on the page keeps its ids, so nothing that comes after may take them. */
function takeAnchors({ anchors }: PageContext, insert: Insert | undefined): Insert | undefined {
  for (const anchor of insert?.anchors ?? []) anchors.take(anchor);
  return insert;
}

function describeSchemes(context: PageContext, operation: Operation): Scheme[] {
  const { document, securityGuide } = context;
  const names = (operation.security ?? document.security ?? []).flatMap(way => Object.keys(way));
  return names.map(name => {
    const scheme = document.components?.securitySchemes?.[name] ?? {};
    const parts = [scheme.type, scheme.scheme, scheme.in, scheme.name, scheme.bearerFormat];
    const guide = securityGuide?.(name);
    return {
      name,
      title: String(scheme['x-displayName'] ?? name),
      kind: parts.filter(part => typeof part === 'string').join(' · '),
      description: String(scheme.description ?? ''),
      ...(guide ? { guide } : {}),
    };
  });
}

function describeRequest(
  context: PageContext,
  operation: Operation,
): Pick<OperationData, 'request'> {
  if (!operation.requestBody) return {};
  const request = resolveRef<RequestBody>(context.document, operation.requestBody);
  return {
    request: {
      heading: heading(context, 2, 'request-body', context.messages.requestBody),
      body: {
        description: context.budget.text(request.description ?? ''),
        bodies: describeBodies(context, request.content, 'body'),
        examples: describeExamples(context, 'request-example', request.content),
      },
    },
  };
}

function describeErrors(
  context: PageContext,
  { id, operation }: OperationEntry,
): Pick<OperationData, 'errors'> {
  const entries = context.errors?.(id) ?? [];
  if (entries.length === 0) return {};
  const rows = entries.map(entry => ({
    ...entry,
    anchor: context.anchors.take('error', entry.code),
    ...(operation.responses?.[entry.status] ? { response: responseAnchor(entry.status) } : {}),
  }));
  return { errors: { heading: heading(context, 2, 'errors', context.messages.errors), rows } };
}

function describeRelated(context: PageContext, id: string): Pick<OperationData, 'related'> {
  const guides = context.related?.(id) ?? [];
  if (guides.length === 0) return {};
  return {
    related: { heading: heading(context, 2, 'read-next', context.messages.related), guides },
  };
}

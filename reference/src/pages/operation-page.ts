import type { Insert } from '../edition.ts';
import {
  listServers,
  type Operation,
  type OperationEntry,
  type RequestBody,
  type Response,
  resolveRef,
} from '../openapi.ts';
import { withConsole } from './describe-console.ts';
import {
  describeBodies,
  describeExamples,
  describeMore,
  describeParameters,
  describeResponse,
  heading,
  responseAnchor,
} from './describe-parts.ts';
import { describePrograms } from './describe-programs.ts';
import { describeSamples } from './describe-samples.ts';
import { describeSecurity } from './describe-security.ts';
import { describeCallbacks } from './describe-webhooks.ts';
import { firstSentence } from './first-sentence.ts';
import { fitPage, type Page, type PageContext, type Reference } from './page-context.ts';
import type { OperationData } from './page-data.ts';

export function operationPage(site: Reference, entry: OperationEntry): Page {
  const { operation, id, tag } = entry;
  const reference = withConsole(site, entry);
  const form = reference.form?.(id);
  return fitPage(withoutLinkTo(reference, id), id, context => ({
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

/** A page does not link to itself. The links are not copied: every page would hold those of all others. */
function withoutLinkTo(reference: Reference, id: string): Reference {
  const { codeLinks: links } = reference;
  const get = (word: string) => (word === id ? undefined : links.get(word));
  return { ...reference, codeLinks: { get, has: word => get(word) !== undefined } };
}

/** In the order of the page, which is the order in which ids are given out. */
function describeOperation(context: PageContext, entry: OperationEntry): OperationData {
  const data = describeParts(context, entry);
  return { ...data, samples: describeSamples(context, entry, data) };
}

function describeParts(
  context: PageContext,
  entry: OperationEntry,
): Omit<OperationData, 'samples'> {
  const { messages, document } = context;
  const { operation, id, method, path } = entry;
  const server = serverUrl(context, operation);
  return {
    endpoint: {
      method,
      address: server + path,
      path: new URL(server, 'https://localhost').pathname.replace(/\/$/, '') + path,
      action: takeAnchors(context, context.action?.(id)),
    },
    belowEndpoint: takeAnchors(context, context.belowEndpoint?.(id)),
    facts: context.facts?.(id) ?? [],
    deprecated: operation.deprecated === true,
    security: describeSecurity(context, operation),
    lead: context.budget.text(operation.description ?? ''),
    ...describeMore(context, operation.externalDocs),
    servers: listServers(operation),
    programs: describePrograms(context, operation),
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

function serverUrl({ document }: PageContext, operation: Operation): string {
  const [server] = [...listServers(operation), ...listServers(document)];
  return (server?.url ?? '').replace(/\/$/, '');
}

/** What the site puts on the page keeps its ids, so nothing that comes after may take them. */
function takeAnchors({ anchors }: PageContext, insert: Insert | undefined): Insert | undefined {
  for (const anchor of insert?.anchors ?? []) anchors.take(anchor);
  return insert;
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
        required: request.required === true,
        bodies: describeBodies(context, request.content, 'body'),
        examples: describeExamples(context, 'request-example', request.content, 'sent'),
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

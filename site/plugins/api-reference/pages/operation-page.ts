import type { JsonObject, Operation, OperationEntry, Response } from '@easel/contract';
import { resolveRef } from '@easel/contract';
import { formData } from '../console/form-data.ts';
import {
  describeBodies,
  describeExamples,
  describeParameters,
  describeResponse,
  heading,
} from './describe-parts.ts';
import type { Page } from './page.ts';
import { type PageContext, type Reference, startPage } from './page-context.ts';
import type { ErrorRow, OperationData, Scheme, Term } from './page-data.ts';

export function operationPage(reference: Reference, entry: OperationEntry): Page {
  const { operation, id, tag } = entry;
  const context = startPage(withoutLinkTo(reference, id));
  return {
    id,
    tag,
    title: operation.summary,
    description: firstSentence(operation.description),
    source: `operations/${id}.yaml`,
    className: `ref-link ref-link-${entry.method}`,
    context,
    data: { operation: describeOperation(context, entry) },
    ...(reference.canTry ? { form: formData(reference, entry) } : {}),
  };
}

/** A page does not link to itself. */
function withoutLinkTo(reference: Reference, id: string): Reference {
  const byCode = new Map([...reference.links.byCode].filter(([code]) => code !== id));
  return { ...reference, links: { ...reference.links, byCode } };
}

/** In the order of the page, which is the order in which ids are given out. */
function describeOperation(context: PageContext, entry: OperationEntry): OperationData {
  const { words, document } = context;
  const { operation, id, method, path } = entry;
  return {
    id,
    method,
    path: basePath(context) + path,
    lead: operation.description,
    advice: [
      { term: words.useWhen, text: operation['x-use-when'] },
      { term: words.avoidWhen, text: operation['x-avoid-when'] },
    ].filter((pair): pair is Term => pair.text !== undefined),
    ...(context.canTry ? { tryAnchor: context.anchors.take('try') } : {}),
    ...describeCost(context, operation),
    security: {
      heading: heading(context, 2, 'authentication', words.authentication),
      schemes: describeSchemes(context, operation),
    },
    ...(operation.parameters?.length
      ? {
          parameters: {
            heading: heading(context, 2, 'parameters', words.parameters),
            groups: describeParameters(context, operation.parameters),
          },
        }
      : {}),
    request: describeRequest(context, operation),
    responses: {
      heading: heading(context, 2, 'responses', words.responses),
      items: Object.entries(operation.responses).map(([status, node]) =>
        describeResponse(context, status, resolveRef<Response>(document, node)),
      ),
    },
    ...describeErrors(context, operation),
    ...describeRelated(context, operation),
  };
}

function basePath({ document }: PageContext): string {
  const server = document.servers?.[0]?.url ?? '/';
  return new URL(server, 'https://localhost').pathname.replace(/\/$/, '');
}

function describeCost(context: PageContext, operation: Operation): Pick<OperationData, 'cost'> {
  const { words, rateLimits, describeRateLimit } = context;
  const limit = rateLimits[operation['x-rate-limit'] ?? ''];
  const rows: Term[] = [];
  if (operation['x-credits']) rows.push({ term: words.credits, text: operation['x-credits'] });
  if (limit) rows.push({ term: words.rateLimit, text: describeRateLimit(limit) });
  if (rows.length === 0) return {};
  return {
    cost: { heading: heading(context, 2, 'credits-and-limits', words.creditsAndLimits), rows },
  };
}

function describeSchemes(context: PageContext, operation: Operation): Scheme[] {
  const { document, guides, securityGuides } = context;
  const names = (operation.security ?? document.security ?? []).flatMap(way => Object.keys(way));
  return names.map(name => {
    const scheme = (document.components.securitySchemes[name] ?? {}) as JsonObject;
    const parts = [scheme.type, scheme.scheme, scheme.in, scheme.name, scheme.bearerFormat];
    const guide = guides.get(securityGuides[name] ?? '');
    return {
      name,
      kind: parts.filter(part => typeof part === 'string').join(' · '),
      description: String(scheme.description ?? ''),
      ...(guide ? { guide } : {}),
    };
  });
}

function describeRequest(context: PageContext, operation: Operation): OperationData['request'] {
  const title = heading(context, 2, 'request-body', context.words.requestBody);
  const request = operation.requestBody;
  if (!request) return { heading: title };
  return {
    heading: title,
    body: {
      description: request.description ?? '',
      bodies: describeBodies(context, request.content, 'body'),
      examples: describeExamples(context, 'request-example', request.content),
    },
  };
}

function describeErrors(context: PageContext, operation: Operation): Pick<OperationData, 'errors'> {
  const { words, errors, errorPath } = context;
  const entries = (operation['x-errors'] ?? []).flatMap(code => errors.get(code) ?? []);
  if (entries.length === 0) return {};
  const rows: ErrorRow[] = entries.map(({ code, status, meaning, remedy, retryable }) => ({
    anchor: context.anchors.take('error', code),
    code,
    path: errorPath(code),
    status,
    meaning,
    remedy,
    retryable,
  }));
  return { errors: { heading: heading(context, 2, 'errors', words.errors), rows } };
}

function describeRelated(
  context: PageContext,
  operation: Operation,
): Pick<OperationData, 'related'> {
  const guides = (operation['x-related'] ?? []).flatMap(path => context.guides.get(path) ?? []);
  if (guides.length === 0) return {};
  return { related: { heading: heading(context, 2, 'read-next', context.words.related), guides } };
}

function firstSentence(text: string): string {
  return (
    /^[\s\S]*?[.。](?=\s|$|[^.\w])/u.exec(text)?.[0].replace(/\s+/g, ' ').replaceAll('`', '') ??
    text
  );
}

import {
  listOperations,
  listServers,
  listTags,
  listWebhooks,
  type RequestBody,
  resolveRef,
  type WebhookEntry,
} from '../openapi.ts';
import { describeDocument } from './describe-document.ts';
import {
  describeBodies,
  describeExamples,
  describeMore,
  describeParameters,
  heading,
} from './describe-parts.ts';
import {
  operationPath,
  overviewId,
  type Page,
  type PageContext,
  type Reference,
  startPage,
} from './page-context.ts';
import type { OverviewData, WebhookData } from './page-data.ts';

/** The landing page: every operation by tag, and the webhooks, which have no page of their own. */
export function overviewPage(reference: Reference): Page {
  const context = startPage(reference);
  const { info } = context.document;
  return {
    id: overviewId,
    tag: '',
    title: context.messages.overview,
    description: info.summary ?? info.title,
    editUrl: reference.editUrl?.(),
    className: '',
    context,
    data: { overview: describeOverview(context) },
  };
}

function describeOverview(context: PageContext): OverviewData {
  const { document, messages } = context;
  // What the description says after its first paragraph holds everywhere, but is not what a visitor came for.
  const [lead = '', ...rules] = (document.info.description ?? '').split(/\n\s*\n/);
  const servers = listServers(document);
  return {
    lead,
    about: describeDocument(context),
    account: context.account?.(),
    tags: describeTags(context),
    ...(servers.length > 0
      ? {
          servers: {
            heading: heading(context, 2, 'servers', messages.servers),
            servers,
          },
        }
      : {}),
    ...(rules.length > 0
      ? {
          rules: {
            heading: heading(context, 2, 'rules', messages.rules),
            text: rules.join('\n\n'),
          },
        }
      : {}),
    ...describeWebhooks(context),
  };
}

function describeTags(context: PageContext): OverviewData['tags'] {
  const { document, route } = context;
  const entries = listOperations(document);
  return listTags(document).flatMap(tag => {
    const operations = entries.filter(entry => entry.tag === tag.name);
    if (operations.length === 0) return [];
    return {
      heading: heading(context, 2, tag.name, tag['x-displayName'] ?? tag.name),
      description: tag.description ?? '',
      ...describeMore(context, tag.externalDocs),
      operations: operations.map(({ id, method, path, operation }) => ({
        title: operation.summary ?? id,
        method,
        path,
        page: operationPath(route, id),
        deprecated: operation.deprecated === true,
      })),
    };
  });
}

function describeWebhooks(context: PageContext): Pick<OverviewData, 'webhooks'> {
  const { document, messages } = context;
  const webhooks = listWebhooks(document);
  if (webhooks.length === 0) return {};
  const tag = document.tags?.find(({ name }) => name === webhooks[0]?.operation.tags?.[0]);
  return {
    webhooks: {
      heading: heading(context, 2, 'callbacks', tag?.['x-displayName'] ?? messages.webhooks),
      description: tag?.description ?? messages.webhooksIntro,
      items: webhooks.map(webhook => describeWebhook(context, webhook)),
    },
  };
}

function describeWebhook(context: PageContext, { event, operation }: WebhookEntry): WebhookData {
  const { content = {} } = resolveRef<Partial<RequestBody>>(
    context.document,
    operation.requestBody ?? {},
  );
  const id = context.anchors.take('callback', event);
  return {
    heading: heading(context, 3, `event-${event}`, event),
    deprecated: operation.deprecated === true,
    description: operation.description ?? '',
    parameters: describeParameters(context, operation.parameters ?? [], `${id}-`),
    bodies: describeBodies(context, content, `${id}-body`),
    // The service sends it: the reader receives.
    examples: describeExamples(context, `${id}-example`, content, 'received'),
  };
}

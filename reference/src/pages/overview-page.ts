import type { Guide } from '../edition.ts';
import {
  listOperations,
  listServers,
  listTags,
  listWebhooks,
  type OperationEntry,
  type WebhookEntry,
} from '../openapi.ts';
import { overviewExtents } from '../schema/budget.ts';
import { describeDocument } from './describe-document.ts';
import { describeMore, heading } from './describe-parts.ts';
import { describeSent } from './describe-webhooks.ts';
import {
  fitPage,
  operationPath,
  overviewId,
  type Page,
  type PageContext,
  type Reference,
} from './page-context.ts';
import type { OverviewData, WebhookData } from './page-data.ts';

type ListedOperation = OverviewData['tags'][number]['operations'][number];

/** Pages that it leads to beside those of operations. */
interface Listing {
  webhooks?: Page[];
  schemas?: Page[];
}

/** The landing page: every operation by tag, and the webhooks, unless they are many and have pages of their own. */
export function overviewPage(reference: Reference, listing: Listing = {}): Page {
  const { info } = reference.document;
  return fitPage(
    reference,
    overviewId,
    context => ({
      id: overviewId,
      tag: '',
      title: context.messages.overview,
      description: info.summary ?? info.title,
      editUrl: reference.editUrl?.(),
      className: '',
      context,
      data: { overview: describeOverview(context, listing) },
    }),
    overviewExtents,
  );
}

function describeOverview(context: PageContext, listing: Listing): OverviewData {
  const { document, messages, budget } = context;
  // What the description says after its first paragraph holds everywhere, but is not what a visitor came for.
  const [lead = '', ...rules] = (document.info.description ?? '').split(/\n\s*\n/);
  const servers = listServers(document);
  return {
    lead: budget.text(lead),
    about: describeDocument(context),
    account: context.account?.(),
    tags: describeTags(context),
    ...(servers.length > 0
      ? {
          servers: {
            heading: heading(context, 2, 'servers', messages.servers),
            servers: budget.takeParts(servers, ({ url, description }) => ({
              url,
              description: budget.text(description),
            })),
          },
        }
      : {}),
    ...(rules.length > 0
      ? {
          rules: {
            heading: heading(context, 2, 'rules', messages.rules),
            text: budget.text(rules.join('\n\n')),
          },
        }
      : {}),
    ...describeWebhooks(context, listing.webhooks),
    ...listSchemas(context, listing.schemas),
  };
}

function describeTags(context: PageContext): OverviewData['tags'] {
  const { document, budget } = context;
  const entries = listOperations(document);
  const tags = listTags(document).flatMap(tag => {
    const operations = entries.filter(entry => entry.tag === tag.name);
    return operations.length === 0 ? [] : { tag, operations };
  });
  return budget.takeParts(tags, ({ tag, operations }) => ({
    heading: heading(context, 2, tag.name, tag['x-displayName'] ?? tag.name),
    description: budget.text(tag.description ?? ''),
    ...describeMore(context, tag.externalDocs),
    operations: budget.takeParts(operations, entry => listOperation(context, entry)),
  }));
}

function listOperation({ route, budget }: PageContext, entry: OperationEntry): ListedOperation {
  const { id, method, path, operation } = entry;
  const { brief } = budget.extent;
  const listed = {
    title: operation.summary ?? id,
    method,
    page: operationPath(route, id),
    deprecated: operation.deprecated === true,
  };
  budget.spend(140 + listed.page.length + listed.title.length + (brief ? 0 : 60 + path.length));
  return brief ? listed : { ...listed, path };
}

function describeWebhooks(
  context: PageContext,
  pages: Page[] | undefined,
): Pick<OverviewData, 'webhooks'> {
  const { document, messages, budget } = context;
  const webhooks = listWebhooks(document);
  if (webhooks.length === 0) return {};
  const tag = document.tags?.find(({ name }) => name === webhooks[0]?.operation.tags?.[0]);
  return {
    webhooks: {
      heading: heading(context, 2, 'callbacks', tag?.['x-displayName'] ?? messages.webhooks),
      description: budget.text(tag?.description ?? messages.webhooksIntro),
      items: pages ? [] : webhooks.map(webhook => describeWebhook(context, webhook)),
      pages: budget.takeParts(pages ?? [], page => toGuide(context, page)),
    },
  };
}

function describeWebhook(context: PageContext, { event, operation }: WebhookEntry): WebhookData {
  const id = context.anchors.take('callback', event);
  return describeSent(context, heading(context, 3, `event-${event}`, event), id, operation);
}

function listSchemas(
  context: PageContext,
  pages: Page[] | undefined,
): Pick<OverviewData, 'schemas'> {
  if (!pages || pages.length === 0) return {};
  const { made, more } = context.budget.take(pages, page => toGuide(context, page));
  const title = heading(context, 2, 'schemas', context.messages.schemas);
  return { schemas: { heading: title, pages: made, more } };
}

function toGuide({ route, budget }: PageContext, { id, title }: Page): Guide {
  const path = `${route}/${id}`;
  budget.spend(40 + path.length + title.length);
  return { title, path };
}

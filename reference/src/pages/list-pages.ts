import { listOperations, listWebhooks, type WebhookEntry } from '../openapi.ts';
import { type SchemaPage, takeFileName } from '../schema/name-schema-pages.ts';
import { operationPage } from './operation-page.ts';
import { overviewPage } from './overview-page.ts';
import { isWhole, type Page, type Reference } from './page-context.ts';
import { nameUsers, schemaPage } from './schema-page.ts';
import { webhookPage, webhooksOnOverview } from './webhook-page.ts';

export function listPages(reference: Reference): Page[] {
  const { document } = reference;
  const webhooks = listWebhooks(document);
  const together = overviewPage(reference);
  const apart = webhooks.length > webhooksOnOverview || (webhooks.length > 0 && !isWhole(together));
  const ofWebhooks = apart ? pagesOfWebhooks(reference, webhooks) : [];
  const overview = apart ? overviewPage(reference, { webhooks: ofWebhooks }) : together;
  const pages = [
    overview,
    ...listOperations(document).map(entry => operationPage(reference, entry)),
    ...ofWebhooks,
  ];
  const ofSchemas = pagesOfSchemas(reference, pages);
  if (ofSchemas.length === 0) return pages;
  // What has no name is found where it is left out; in a list it would tell nobody anything.
  const named = new Set([...reference.allSchemaPages.shared.values()].map(({ id }) => id));
  const listing = {
    schemas: ofSchemas.filter(({ id }) => named.has(id)),
    ...(apart ? { webhooks: ofWebhooks } : {}),
  };
  return [overviewPage(reference, listing), ...pages.slice(1), ...ofSchemas];
}

function pagesOfWebhooks(reference: Reference, webhooks: WebhookEntry[]): Page[] {
  const taken = new Set<string>();
  return webhooks.map(entry =>
    webhookPage(reference, entry, `webhooks/${takeFileName(entry.event, taken)}`),
  );
}

/** Those that the pages lead to, those that these lead to, and so on. */
function pagesOfSchemas(reference: Reference, pages: Page[]): Page[] {
  const made = new Map<SchemaPage, { page: Page; users: Page[] }>();
  const visit = (user: Page) => {
    for (const schema of user.context.schemaPages.needed) {
      const known = made.get(schema);
      if (known) known.users.push(user);
      else made.set(schema, { page: schemaPage(reference, schema), users: [user] });
    }
  };
  pages.forEach(visit);
  // It grows while it is walked.
  for (const { page } of made.values()) visit(page);
  for (const { page, users } of made.values()) {
    if ('schema' in page.data) nameUsers(page, page.data.schema, users);
  }
  const found = [...made.values()].map(({ page }) => page);
  return found.sort((a, b) => (a.title < b.title ? -1 : 1));
}

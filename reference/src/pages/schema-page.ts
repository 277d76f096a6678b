import { resolveRef, type Schema } from '../openapi.ts';
import type { SchemaPage } from '../schema/name-schema-pages.ts';
import { describeExamples, describeTree, heading } from './describe-parts.ts';
import { firstSentence } from './first-sentence.ts';
import { fitPage, type Page, type Reference } from './page-context.ts';
import type { SchemaData } from './page-data.ts';

/** The page of a schema that other pages have no room for. */
export function schemaPage(reference: Reference, schema: SchemaPage): Page {
  const { node, name, id } = schema;
  const { description } = resolveRef<Schema>(reference.document, node);
  const { messages } = reference;
  const about = typeof description === 'string' ? description : '';
  return fitPage(reference, schema, context => ({
    id,
    tag: '',
    title: name,
    description:
      firstSentence(about).replaceAll('`', '') || messages.schemaPage.replace('{name}', name),
    editUrl: reference.editUrl?.(),
    className: 'ref-link',
    context,
    data: {
      schema: {
        heading: heading(context, 2, 'fields', messages.schema),
        tree: describeTree(context, node, ['schema']),
        examples: describeExamples(context, 'example', { '': { schema: node } }, 'both'),
      },
    },
  }));
}

/** More than a reader goes through. */
const mostUsers = 200;

/** Names the pages that lead to a schema, which are known once all are made. */
export function nameUsers(page: Page, schema: SchemaData, users: Page[]): void {
  const { context } = page;
  if (users.length === 0) return;
  schema.usedBy = {
    heading: heading(context, 2, 'used-by', context.messages.usedBy),
    pages: users.slice(0, mostUsers).map(({ id, title }) => ({
      title,
      path: `${context.route}/${id}`,
    })),
    more: Math.max(0, users.length - mostUsers),
  };
}

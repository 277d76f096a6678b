import type { BlockContent, Root } from 'mdast';
import type { Page, PageContext } from '../pages/page-context.ts';
import { counted, paragraph, text } from './blocks.ts';
import { operationBlocks } from './operation-blocks.ts';
import { overviewBlocks } from './overview-blocks.ts';
import { schemaPageBlocks, webhookBlocks } from './webhook-blocks.ts';

/**
 * A page as a Markdown tree, from the same data as its markup. A tree and not a text, so that whoever prints it decides
 * where its links lead.
 */
export function pageBlocks({ context, data }: Page): Root {
  return {
    type: 'root',
    children: [...contentBlocks({ context, data }), ...omittedBlocks(context)],
  };
}

function contentBlocks({ context, data }: Pick<Page, 'context' | 'data'>): BlockContent[] {
  if ('operation' in data) return operationBlocks(context, data.operation);
  if ('webhook' in data) return webhookBlocks(context, data.webhook);
  if ('schema' in data) return schemaPageBlocks(context, data.schema);
  return overviewBlocks(context, data.overview);
}

function omittedBlocks(context: PageContext): BlockContent[] {
  const { omitted } = context.budget;
  if (omitted === 0) return [];
  return [paragraph(text(counted(context, context.messages.omitted, omitted)))];
}

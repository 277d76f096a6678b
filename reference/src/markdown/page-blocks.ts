import type { Root } from 'mdast';
import type { Page } from '../pages/page-context.ts';
import { operationBlocks } from './operation-blocks.ts';
import { overviewBlocks } from './overview-blocks.ts';

/**
 * A page as a Markdown tree, from the same data as its markup. A tree and not a text, so that whoever prints it decides
 * where its links lead.
 */
export function pageBlocks({ context, data }: Page): Root {
  return {
    type: 'root',
    children:
      'operation' in data
        ? operationBlocks(context, data.operation)
        : overviewBlocks(context, data.overview),
  };
}

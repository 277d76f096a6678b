import type { MediaType } from '@easel/contract';
import type { PageContext } from '../pages/page-context.ts';
import { buildSchemaTree } from '../schema/build-schema-tree.ts';
import { type Html, html } from './html.ts';
import { renderDetails } from './render-property.ts';

/** Each content type of a request or an answer, with the tree of its schema. */
export function renderBody(
  context: PageContext,
  content: Record<string, MediaType>,
  anchor: string,
): Html[] {
  return Object.entries(content).map(([type, media], index) => {
    const place = index === 0 ? [anchor] : [anchor, type];
    const tree = buildSchemaTree(context, media.schema, {
      name: '',
      required: false,
      anchor: place,
    });
    return html`<p class="ref-media" id="${tree.anchor}"><code>${type}</code> <span class="ref-type">${tree.type}</span></p>${renderDetails(context, tree, -1)}`;
  });
}

import type { Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { canonicalOf } from '../twins/read-page.ts';
import { listPageStyles, readBuiltFiles } from './list-page-styles.ts';

/** The styles of each page, for each build: the files that say so are read once. */
const known = new WeakMap<Props, ReturnType<typeof listPageStyles>>();

/**
 * In the head of a page: its styles. Scripts are not preloaded: WebKit keeps what came in place of one, such as the page of
 * a hotel's network, and a page that is loaded again would get it again.
 */
export function assetLinks(head: Root, props: Props): Element[] {
  const canonical = canonicalOf(head);
  if (!canonical) return [];
  const stylesOf =
    known.get(props) ?? listPageStyles(props.routes, readBuiltFiles(props.generatedFilesDir));
  known.set(props, stylesOf);
  const page = decodeURI(new URL(canonical).pathname);
  return stylesOf(page).map(href => {
    const properties = { rel: ['stylesheet'], href };
    return { type: 'element', tagName: 'link', properties, children: [] };
  });
}

import type { Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { canonicalOf } from '../twins/read-page.ts';
import { listPageAssets, readBuiltFiles } from './list-page-assets.ts';

/** What the assets of a page are, for each build: the files that say so are read once. */
const known = new WeakMap<Props, ReturnType<typeof listPageAssets>>();

/**
 * In the head of a page: its styles. Scripts are not preloaded: WebKit keeps what came in place of one, such as the page of
 * a hotel's network, and a page that is loaded again would get it again.
 */
export function assetLinks(head: Root, props: Props): Element[] {
  const canonical = canonicalOf(head);
  if (!canonical) return [];
  const assetsOf =
    known.get(props) ?? listPageAssets(props.routes, readBuiltFiles(props.generatedFilesDir));
  known.set(props, assetsOf);
  const page = decodeURI(new URL(canonical).pathname);
  return assetsOf(page).styles.map(href => {
    const properties = { rel: ['stylesheet'], href };
    return { type: 'element', tagName: 'link', properties, children: [] };
  });
}

import type { Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { canonicalOf } from '../twins/read-page.ts';
import { listPageAssets, readBuiltFiles } from './list-page-assets.ts';

/** What the assets of a page are, for each build: the files that say so are read once. */
const known = new WeakMap<Props, ReturnType<typeof listPageAssets>>();

/** In the head of a page: its styles, and its scripts, which would otherwise be asked for when the main script has run. */
export function assetLinks(head: Root, props: Props): Element[] {
  const canonical = canonicalOf(head);
  if (!canonical) return [];
  const assetsOf =
    known.get(props) ?? listPageAssets(props.routes, readBuiltFiles(props.generatedFilesDir));
  known.set(props, assetsOf);
  const page = decodeURI(new URL(canonical).pathname);
  const { styles, scripts } = assetsOf(page);
  return [
    ...styles.map(href => link({ rel: ['stylesheet'], href })),
    // What paints comes first.
    ...scripts.map(href => link({ rel: ['preload'], as: 'script', href, fetchPriority: 'low' })),
  ];
}

function link(properties: Element['properties']): Element {
  return { type: 'element', tagName: 'link', properties, children: [] };
}

import { overviewId } from './pages/overview-page.ts';
import type { Page } from './pages/page.ts';
import type { Reference } from './pages/page-context.ts';

export interface SidebarCategory {
  type: 'category';
  label: string;
  key: string;
  collapsed?: boolean;
  link?: { type: 'doc'; id: string };
  items: (SidebarCategory | SidebarDoc)[];
}

export interface SidebarDoc {
  type: 'doc';
  /** What a translation goes by when a version is cut. */
  key: string;
  id: string;
  label: string;
  className: string;
}

/** Labels are in the language of the reference already, so no translation file has to follow the contract. */
export function listSidebar(
  { document, words }: Reference,
  pages: Page[],
  folder: string,
): SidebarCategory {
  const groups = (document.tags ?? []).map(
    (tag): SidebarCategory => ({
      type: 'category',
      label: tag['x-displayName'] ?? tag.name,
      key: `reference-${tag.name}`,
      collapsed: false,
      items: pages
        .filter(page => page.tag === tag.name)
        .map(({ id, title, className }) => ({
          type: 'doc',
          key: id,
          id: `${folder}/${id}`,
          label: title,
          className,
        })),
    }),
  );
  return {
    type: 'category',
    label: words.reference,
    key: 'reference',
    link: { type: 'doc', id: `${folder}/${overviewId}` },
    items: groups.filter(({ items }) => items.length > 0),
  };
}

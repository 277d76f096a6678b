import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTags } from './openapi.ts';
import { overviewId, type Page, type Reference } from './pages/page-context.ts';

/** Inside the content folders, because the docs plugin looks nowhere else. */
export const generatedFolder = 'generated';
export const sidebarFile = 'sidebar.json';

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

/** Labels are in the language of the reference already, so no translation file has to follow the document. */
export function listSidebar({ document, messages }: Reference, pages: Page[]): SidebarCategory {
  const groups = listTags(document).map(
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
          id: `${generatedFolder}/${id}`,
          label: title,
          className,
        })),
    }),
  );
  return {
    type: 'category',
    label: messages.reference,
    key: 'reference',
    link: { type: 'doc', id: `${generatedFolder}/${overviewId}` },
    items: groups.filter(({ items }) => items.length > 0),
  };
}

/** For the list of sidebars, which Docusaurus loads after the plugin has written the pages. */
export function readSidebar(contentFolder: string): SidebarCategory[] {
  const file = join(contentFolder, generatedFolder, sidebarFile);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
}

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

/**
 * The sidebar is written into every page, with what is open in it: 320 bytes an operation. Longer ones have only the tag
 * of the page open.
 */
export const openOperations = 60;

/** A tag with more would make every page of it too long. It is parted by number, which no tag has to be named for. */
const mostInCategory = 250;
const perPart = 100;

/** Labels are in the language of the reference already, so no translation file has to follow the document. */
export function listSidebar({ document, messages }: Reference, pages: Page[]): SidebarCategory {
  const collapsed = pages.filter(({ data }) => 'operation' in data).length > openOperations;
  const groups = listTags(document).map(
    (tag): SidebarCategory => ({
      type: 'category',
      label: tag['x-displayName'] ?? tag.name,
      key: `reference-${tag.name}`,
      collapsed,
      items: part(
        `reference-${tag.name}`,
        pages.filter(page => 'operation' in page.data && page.tag === tag.name),
      ),
    }),
  );
  const webhooks: SidebarCategory = {
    type: 'category',
    label: messages.webhooks,
    key: 'reference-webhooks',
    collapsed: true,
    items: part(
      'reference-webhooks',
      pages.filter(({ data }) => 'webhook' in data),
    ),
  };
  return {
    type: 'category',
    label: messages.reference,
    key: 'reference',
    link: { type: 'doc', id: `${generatedFolder}/${overviewId}` },
    items: [...groups, webhooks].filter(({ items }) => items.length > 0),
  };
}

function part(key: string, pages: Page[]): SidebarCategory['items'] {
  const docs = pages.map(toDoc);
  if (docs.length <= mostInCategory) return docs;
  return Array.from({ length: Math.ceil(docs.length / perPart) }, (_, index) => {
    const items = docs.slice(index * perPart, (index + 1) * perPart);
    const first = index * perPart + 1;
    return {
      type: 'category',
      label: `${first} – ${first + items.length - 1}`,
      key: `${key}-${first}`,
      collapsed: true,
      items,
    };
  });
}

const toDoc = ({ id, title, className }: Page): SidebarDoc => ({
  type: 'doc',
  key: id,
  id: `${generatedFolder}/${id}`,
  label: title,
  className,
});

/** For the list of sidebars, which Docusaurus loads after the plugin has written the pages. */
export function readSidebar(contentFolder: string): SidebarCategory[] {
  const file = join(contentFolder, generatedFolder, sidebarFile);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
}

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Edition } from './edition.ts';
import { listTags } from './openapi.ts';
import { overviewId, type Page, type Reference } from './pages/page-context.ts';

/** Inside the content folders, because the docs plugin looks nowhere else. */
export const generatedFolder = 'generated';
export const sidebarFile = 'sidebar.json';
/** Beside it, in the default language, where the site has others. */
export const sidebarIn = (locale: string) => `sidebar.${locale}.json`;

/** Where the pages of an edition are, as Docusaurus writes the ids of docs. */
export const folderOf = ({ folder = '' }: Pick<Edition, 'folder'>): string =>
  posix.join(generatedFolder, folder);

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

/** More would make every page of a tag, or of the webhooks, too long. They are parted by number, which needs no names. */
const mostInCategory = 200;
const perPart = 100;

/** Labels are in the language of the reference already, so no translation file has to follow the document. */
export function listSidebar(reference: Reference, pages: Page[]): SidebarCategory {
  const { document, messages, folder } = reference;
  // Docusaurus wants every key once in a sidebar, which may have several documents.
  const own = folder ? `reference-${folder}` : 'reference';
  const collapsed = pages.filter(({ data }) => 'operation' in data).length > openOperations;
  const groups = listTags(document).map(
    (tag): SidebarCategory => ({
      type: 'category',
      label: tag['x-displayName'] ?? tag.name,
      key: `${own}-${tag.name}`,
      collapsed,
      items: part(
        `${own}-${tag.name}`,
        pages.filter(page => 'operation' in page.data && page.tag === tag.name),
      ),
    }),
  );
  const webhooks: SidebarCategory = {
    type: 'category',
    label: messages.webhooks,
    key: `${own}-webhooks`,
    collapsed: true,
    items: part(
      `${own}-webhooks`,
      pages.filter(({ data }) => 'webhook' in data),
    ),
  };
  return {
    type: 'category',
    label: folder ? document.info.title : messages.reference,
    key: own,
    link: { type: 'doc', id: `${folderOf(reference)}/${overviewId}` },
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

const toDoc = ({ id, title, className, context }: Page): SidebarDoc => ({
  type: 'doc',
  key: context.folder ? `${context.folder}-${id}` : id,
  id: `${folderOf(context)}/${id}`,
  label: title,
  className,
});

/**
 * For the list of sidebars, which Docusaurus loads after the plugin has written the pages. `folder` is the id of one of
 * several documents. In the language that is being built, if the content folder has its sidebar, too.
 */
export function readSidebar(contentFolder: string, folder?: string): SidebarCategory[] {
  const place = join(contentFolder, folderOf({ ...(folder ? { folder } : {}) }));
  // Docusaurus builds one language at a time and names it here.
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? '';
  const file = [sidebarIn(locale), sidebarFile].map(name => join(place, name)).find(existsSync);
  return file ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  attribute,
  type Element,
  findAll,
  findFirst,
  hasClass,
  parseHtml,
  type Root,
  tidy,
  visibleText,
} from './html-tree.ts';

/** A built page that search may lead to. */
export interface Page {
  /** As it is served, with the language before it. */
  route: string;
  /** Which index it belongs to: `docs-default-current` for the docs, `default` for the rest. */
  indexTag: string;
  type: 'docs' | 'blog' | 'page';
  title: string;
  /** Names of the categories above it in the sidebar. */
  categories: string[];
  tags: string[];
  body: Element;
}

/** Undefined for what nobody looks for: lists of other pages, redirects, pages kept out of search engines. */
export function readPage(html: string, titleDelimiter = '|'): Page | undefined {
  const root = parseHtml(html);
  const indexTag = metaContent(root, 'docusaurus_tag');
  const main = findFirst(root, ({ tagName }) => tagName === 'main');
  const route = canonicalPath(root);
  const type = pageType(root);
  if (!main || !route || !type || /noindex/.test(metaContent(root, 'robots'))) return undefined;
  // Lists of posts and of tags carry tags of their own.
  if (indexTag !== 'default' && !indexTag.startsWith('docs-')) return undefined;
  const heading = findFirst(main, ({ tagName }) => tagName === 'h1');
  return {
    route,
    indexTag,
    type,
    title: (heading && visibleText(heading)) || documentTitle(root, titleDelimiter),
    categories: breadcrumbs(main),
    tags: findAll(main, element => attribute(element, 'rel') === 'tag').map(visibleText),
    body: findFirst(main, element => hasClass(element, 'markdown')) ?? main,
  };
}

/** Docusaurus writes what a page is into the class of its root element. */
function pageType(root: Root): Page['type'] | undefined {
  const html = findFirst(root, ({ tagName }) => tagName === 'html');
  if (!html) return undefined;
  if (hasClass(html, 'plugin-docs')) return 'docs';
  if (hasClass(html, 'plugin-blog')) return hasClass(html, 'blog-post-page') ? 'blog' : undefined;
  return hasClass(html, 'plugin-pages') ? 'page' : undefined;
}

/** The one place that has the route as it is linked, with or without a slash at its end. */
function canonicalPath(root: Root): string | undefined {
  const link = findFirst(root, element => attribute(element, 'rel') === 'canonical');
  const href = link && attribute(link, 'href');
  return href && URL.canParse(href) ? new URL(href).pathname : undefined;
}

function metaContent(root: Root, name: string): string {
  const meta = findFirst(
    root,
    element => element.tagName === 'meta' && attribute(element, 'name') === name,
  );
  return meta ? attribute(meta, 'content') : '';
}

function documentTitle(root: Root, delimiter: string): string {
  const title = findFirst(root, ({ tagName }) => tagName === 'title');
  return tidy(title ? visibleText(title).split(` ${delimiter} `)[0]! : '');
}

/** Without the house at the beginning and the page itself at the end. */
function breadcrumbs(main: Element): string[] {
  return findAll(main, element => hasClass(element, 'breadcrumbs__item'))
    .filter(item => !hasClass(item, 'breadcrumbs__item--active'))
    .map(visibleText)
    .filter(Boolean);
}

/** Every page of one language; the other languages lie in folders of their own inside that of the default. */
export async function listPages(
  folder: string,
  otherFolders: string[],
  titleDelimiter: string,
): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter(file => file.endsWith('.html') && file !== '404.html')
    .filter(file => ![...otherFolders, 'assets'].includes(file.split(path.sep)[0] ?? ''));
  const pages: Page[] = [];
  // One after another: a parsed page is large, and only its sections are kept.
  for (const file of files) {
    const page = readPage(await readFile(path.join(folder, file), 'utf8'), titleDelimiter);
    if (page) pages.push(page);
  }
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}

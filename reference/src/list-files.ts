import { basename } from 'node:path/posix';
import { pageBlocks } from './markdown/page-blocks.ts';
import { renderPage, renderText } from './markup/render-page.tsx';
import { listSections } from './pages/list-sections.ts';
import { operationPath, overviewId, type Page } from './pages/page-context.ts';

export interface PageFile {
  name: string;
  text: string;
}

/** How pages are part of the site. */
export interface PlacedPages {
  /** The module of the component that shows a page: README.md. */
  component: string;
  /** Where the docs plugin serves its pages. */
  docsRoute: string;
  /** Which sidebar stands beside pages that none lists. */
  sidebar?: string;
}

/**
 * A page is a document of the docs plugin that holds only its place in the site; the markup stands beside it, for
 * the server to write into the page and for the browser to fetch when the reader navigates.
 */
export function listFiles(page: Page, rank: number, placed: PlacedPages): PageFile[] {
  const json = (kind: string, data: object): PageFile => ({
    name: `${page.id}.${kind}.json`,
    text: JSON.stringify(data),
  });
  return [
    { name: `${page.id}.mdx`, text: toMdx(page, placed) },
    json('markup', renderPage(page)),
    json('markdown', pageBlocks(page)),
    ...(page.form ? [json('form', page.form)] : []),
    json('sections', aboutPage(page, rank)),
  ];
}

function toMdx(page: Page, { component, docsRoute, sidebar }: PlacedPages): string {
  const frontMatter = {
    title: page.title,
    description: page.description,
    slug: slugOf(page, docsRoute),
    // Without an address Docusaurus would offer to edit what is generated.
    custom_edit_url: page.editUrl ?? null,
    ...('schema' in page.data && sidebar ? { displayed_sidebar: sidebar } : {}),
    // Where code has its column, there is no place for a table of contents.
    ...(isOverview(page) ? { toc_max_heading_level: 3 } : { hide_table_of_contents: true }),
  };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const file = basename(page.id);
  const toc = page.context.toc.map(({ text, ...rest }) => ({ value: renderText(text), ...rest }));
  return [
    '---',
    ...lines,
    '---',
    '',
    `import ReferencePage, { fetchAhead } from '${component}';`,
    `import markup from './${file}.markup.json';`,
    ...(page.form ? [`import form from './${file}.form.json';`] : []),
    '',
    ...(isOverview(page) ? [`export const toc = ${JSON.stringify(toc)};`, ''] : []),
    'export const ahead = fetchAhead(markup);',
    '',
    `<ReferencePage markup={markup}${page.form ? ' form={form}' : ''} />`,
    '',
  ].join('\n');
}

const isOverview = ({ data }: Page) => 'overview' in data;

function slugOf({ id, context: { route } }: Page, docsRoute: string): string {
  const path = id === overviewId ? route : operationPath(route, id);
  return path.startsWith(`${docsRoute}/`) ? path.slice(docsRoute.length) : path;
}

/** What else it may be looked for by. The title of a schema is its name already. */
function aliasesOf({ id, data }: Page): string[] {
  if ('operation' in data) return [id];
  return 'webhook' in data ? [data.webhook.heading.text] : [];
}

/** What a page says about itself, for a search. Pages of lower rank come first. */
function aboutPage(page: Page, rank: number): object {
  return {
    rank,
    aliases: aliasesOf(page),
    sections: listSections(page),
  };
}

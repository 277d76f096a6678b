import { renderPage, renderText } from './markup/render-page.tsx';
import type { SampleOf } from './markup/view.ts';
import { overviewId } from './pages/overview-page.ts';
import type { Page } from './pages/page.ts';

export interface PageFile {
  name: string;
  text: string;
}

export interface PageAddresses {
  route: string;
  editUrl: string;
}

/**
 * A page is a document of the docs plugin that holds only its place in the site; the markup stands beside it, for
 * the server to write into the page and for the browser to fetch when the reader navigates.
 */
export function listFiles(page: Page, addresses: PageAddresses, sample: SampleOf): PageFile[] {
  return [
    { name: `${page.id}.mdx`, text: toMdx(page, addresses) },
    { name: `${page.id}.markup.html`, text: renderPage(page, sample) },
    ...(page.form ? [{ name: `${page.id}.data.json`, text: JSON.stringify(page.form) }] : []),
  ];
}

function toMdx(page: Page, { route, editUrl }: PageAddresses): string {
  const slug = page.id === overviewId ? route : `${route}/${page.id}`;
  const frontMatter = {
    title: page.title,
    description: page.description,
    slug: slug.replace(/^\/docs/, ''),
    custom_edit_url: `${editUrl}/${page.source}`,
    toc_max_heading_level: 3,
  };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const toc = page.context.toc.map(({ text, ...rest }) => ({ value: renderText(text), ...rest }));
  return [
    '---',
    ...lines,
    '---',
    '',
    "import ApiReference from '@theme/ApiReference';",
    "import { fetchAhead } from '@site/islands/kit/fragments';",
    `import markup from './${page.id}.markup.html';`,
    ...(page.form ? [`import form from './${page.id}.data.json';`] : []),
    '',
    `export const toc = ${JSON.stringify(toc)};`,
    '',
    'export const ahead = fetchAhead(markup);',
    '',
    `<ApiReference markup={markup}${page.form ? ' form={form}' : ''} />`,
    '',
  ].join('\n');
}

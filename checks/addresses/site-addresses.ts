import type { Repository } from '../repository/repository.ts';

const docs = 'site/docs/';

/** The addresses that the site answers at, without language, as far as sources tell them. */
export function siteAddresses({ files, read }: Repository): Set<string> {
  const routes = files.includes('site/routes.json') ? JSON.parse(read('site/routes.json')) : {};
  return new Set(
    [
      '/',
      '/docs',
      ...Object.values(routes as Record<string, string[]>).flat(),
      ...files
        .filter(path => path.startsWith(docs) && /\.mdx?$/.test(path))
        .map(path => `/docs/${path.slice(docs.length).replace(/(?:\/index)?\.mdx?$/, '')}`),
      ...files
        .filter(path => path.startsWith('site/static/'))
        .map(path => path.slice('site/static'.length)),
      ...files
        .filter(path => path.startsWith('site/build/'))
        .map(path => path.slice('site/build'.length)),
    ].map(withoutSlash),
  );
}

/** The address in a link or a code span, if it is one of this site. */
export function siteAddress(text: string, isLink: boolean): string | undefined {
  const [path = ''] = text.replace(/^pathname:\/\//, '').split(/[?#]/);
  const own = isLink ? /^\/(?!\/)/ : /^\/(?:docs|blog|zh|img|styleguide|markdown-page)(?:\/|$)/;
  if (!own.test(path) || /[…<{]/.test(path)) return undefined;
  return withoutSlash(path.replace(/^\/zh(?=\/|$)/, '') || '/');
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

import { contractCalls, type NamedCall, namedCall } from '../contract/contract.ts';
import { type SitePage, sitePages } from '../pages/page.ts';
import { exists, namedScripts } from '../repository/paths.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

export const everyPathAPageNamesExists: Rule = {
  why: 'the build follows links only; a path in a sentence that leads nowhere is found by the reader.',
  findings: repository => {
    const addresses = siteAddresses(repository);
    const isCall = contractCalls(repository.read('contract/openapi.yaml'));
    return sitePages(repository).flatMap(page => [
      ...missingFiles(page, repository),
      ...missingCalls(page, isCall),
      ...missingAddresses(page, addresses, isBuilt(repository)),
      ...missingScripts(page, repository),
    ]);
  },
};

/** Paths are written from the root of the repository, or from the site's folder. */
function missingFiles({ path, codeSpans }: SitePage, { files }: Repository): Finding[] {
  return codeSpans
    .filter(({ text }) => /^[\w.-]+(?:\/[\w.*-]*)+$/.test(text))
    .filter(({ text }) => {
      const [first = ''] = text.split('/');
      return [first, `site/${first}`].some(folder => files.some(f => f.startsWith(`${folder}/`)));
    })
    .filter(({ text }) => !exists(text, files) && !exists(`site/${text}`, files))
    .map(({ line, text }) => ({
      where: `${path}:${line}`,
      found: `${text}, which does not exist`,
      expected: 'a path of this repository',
    }));
}

function missingCalls(
  { path, codeSpans }: SitePage,
  isCall: (call: NamedCall) => boolean,
): Finding[] {
  return codeSpans.flatMap(({ line, text }) => {
    const call = namedCall(text);
    if (!call || isCall(call)) return [];
    return [{ where: `${path}:${line}`, found: text, expected: 'a path of contract/openapi.yaml' }];
  });
}

function missingAddresses(
  { path, links, codeSpans }: SitePage,
  known: Set<string>,
  built: boolean,
): Finding[] {
  return [
    ...links.map(link => ({ ...link, isLink: true })),
    ...codeSpans.map(span => ({ ...span, isLink: false })),
  ].flatMap(({ line, text, isLink }) => {
    const address = siteAddress(text, isLink);
    if (address === undefined || known.has(address)) return [];
    // What a plugin writes exists only in a build.
    if (/\.(?:json|txt|xml)$/.test(address) && !built) return [];
    return [{ where: `${path}:${line}`, found: text, expected: 'an address of this site' }];
  });
}

function missingScripts(page: SitePage, { read }: Repository): Finding[] {
  const { scripts = {} } = JSON.parse(read('package.json'));
  return namedScripts(page)
    .filter(({ script }) => scripts[script] === undefined)
    .map(({ line, script }) => ({
      where: `${page.path}:${line}`,
      found: `npm run ${script}`,
      expected: 'a script of package.json',
    }));
}

function isBuilt({ files }: Repository): boolean {
  return files.some(path => path.startsWith('site/build/'));
}

const docs = 'site/docs/';

/** The addresses that the site answers at, without language, as far as sources tell them. */
function siteAddresses({ files, read }: Repository): Set<string> {
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
function siteAddress(text: string, isLink: boolean): string | undefined {
  const [path = ''] = text.replace(/^pathname:\/\//, '').split(/[?#]/);
  const own = isLink ? /^\/(?!\/)/ : /^\/(?:docs|blog|zh|img|styleguide|markdown-page)(?:\/|$)/;
  if (!own.test(path) || /[…<{]/.test(path)) return undefined;
  return withoutSlash(path.replace(/^\/zh(?=\/|$)/, '') || '/');
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { type DocsSettings, defaultId } from './docs-plugin.ts';

/** Of a site, as Docusaurus hands it to a plugin. */
export type SiteContext = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>;

/** The version that is being written has no name. */
export type Version = string | undefined;

/** Newest first, as Docusaurus keeps them. */
export function listVersions(siteDir: string, { id }: DocsSettings): string[] {
  const file = join(siteDir, `${id === defaultId ? '' : `${id}_`}versions.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Where Docusaurus reads the pages of a language and a version. */
export function contentFolder(
  { siteDir, i18n }: SiteContext,
  { id, path }: DocsSettings,
  locale: string,
  version: Version,
): string {
  const own = id === defaultId ? '' : id;
  const folder = version ? `version-${version}` : 'current';
  if (locale === i18n.defaultLocale) {
    const cut = join(siteDir, `${own && `${own}_`}versioned_docs`, folder);
    return version ? cut : resolve(siteDir, path);
  }
  const translations = resolve(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
  return join(translations, `docusaurus-plugin-content-docs${own && `-${own}`}`, folder);
}

/** A path of the site as pages of a language and a version link to it. */
export function pathIn(
  { siteDir, siteConfig, i18n }: SiteContext,
  docs: DocsSettings,
  locale: string,
  version: Version,
): (path: string) => string {
  const base = i18n.localeConfigs[locale]?.baseUrl ?? '/';
  const step = versionStep(docs, version, listVersions(siteDir, docs));
  const root = docs.route === '/' ? '' : docs.route;
  return path => {
    const [page = '', ...anchor] = path.split(/(?=#)/);
    const isDoc = page === docs.route || page.startsWith(`${root}/`);
    const isFile = /\.\w+$/.test(page);
    const placed = isDoc && !isFile ? `${root}${step}${page.slice(root.length)}` : page;
    const slash = siteConfig.trailingSlash && !isFile && !placed.endsWith('/') ? '/' : '';
    return [`${base}${placed.slice(1)}${slash}`, ...anchor].join('');
  };
}

/** The newest version that was cut is served without its name, and what is being written as `next`. */
function versionStep(docs: DocsSettings, version: Version, versions: string[]): string {
  const current = 'current';
  const name = version ?? current;
  const last = docs.lastVersion ?? versions[0] ?? current;
  const usual = name === last ? '' : (version ?? 'next');
  const said = (docs.versions?.[name]?.path ?? usual).replace(/^\/|\/$/g, '');
  return said && `/${said}`;
}

import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, sourceLanguage } from '../i18n/languages.ts';

/** A version that was cut, by its name. Undefined is the one being written. */
export type Version = string | undefined;

const site = fileURLToPath(new URL('..', import.meta.url));

/** Newest first, as Docusaurus keeps them. */
export function listVersions(): string[] {
  const file = join(site, 'versions.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The version that a page belongs to, by where its file is. */
export function versionOf(file: string): Version {
  const steps = file.split(/[\\/]/);
  const folder = steps.find((step, index) => {
    const above = steps[index - 1] ?? '';
    const inDocs = above === 'versioned_docs' || above === 'docusaurus-plugin-content-docs';
    return inDocs && step.startsWith('version-');
  });
  return folder?.slice('version-'.length);
}

/** Where the docs of a version are served, without its language. */
export function docsRoute(version: Version): string {
  return version ? `/docs/${version}` : '/docs';
}

/** What is published beside the site for the newest version, and inside the docs for each that was cut. */
const publishedFiles = /^\/(openapi\.(json|yaml)|errors\.json|collections\/.+)$/;

/** An address as the version has it: pages of the docs and files about the contract; others are the same in all. */
export function pathIn(version: Version, path: string): string {
  if (!version) return path;
  const prefix =
    languages.map(({ code }) => `/${code}`).find(own => path.startsWith(`${own}/`)) ?? '';
  const own = path.slice(prefix.length);
  if (publishedFiles.test(own)) return prefix + docsRoute(version) + own;
  return /^\/docs(?=[/#]|$)/.test(own)
    ? prefix + docsRoute(version) + own.slice('/docs'.length)
    : path;
}

/** Where Docusaurus reads the pages of a version in a language. */
export function contentFolder(locale: string, version: Version): string {
  const folder = version ? `version-${version}` : 'current';
  if (locale !== sourceLanguage.code)
    return join(site, 'i18n', locale, 'docusaurus-plugin-content-docs', folder);
  return version ? join(site, 'versioned_docs', folder) : join(site, 'docs');
}

/** What pages are made from: as it is now, or as it was when the version was cut. */
export function sourceOf(
  part: 'contract' | 'samples' | 'journeys' | 'gallery' | 'glossary.yaml',
  version: Version,
): string {
  if (version) return join(versionFolder(version), part);
  if (part === 'journeys' || part === 'gallery') return join(site, part);
  return join(site, '..', part === 'glossary.yaml' ? 'contributing/glossary.yaml' : part);
}

/** The texts of those sources in another language. */
export function translationsOf(locale: string, version: Version): string {
  return join(version ? versionFolder(version) : site, 'i18n', locale);
}

/** Beside versioned_docs and versioned_sidebars of Docusaurus. */
export function versionFolder(version: string): string {
  return join(site, 'versioned_sources', `version-${version}`);
}

/** A file as an edit link names it. */
export function repositoryPath(file: string): string {
  return relative(join(site, '..'), file);
}

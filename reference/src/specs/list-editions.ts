import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Edition } from '../edition.ts';
import type { PlacedPages } from '../list-files.ts';
import { loadDocument } from '../read/load-document.ts';
import { isObject } from '../read/readers.ts';
import { applyOverlay, type Overlaid, type Overlay } from './apply-overlay.ts';
import { type DocsSettings, defaultId } from './docs-plugin.ts';
import {
  contentFolder,
  listVersions,
  pathIn,
  type SiteContext,
  type Version,
} from './place-pages.ts';
import { messagesIn } from './read-messages.ts';
import type { SpecOptions, SpecSource, SpecsOptions } from './spec-options.ts';
import { refuse } from './validate-options.ts';

/** An edition, and where its pages are in the site. */
export interface PlacedEdition {
  edition: Edition;
  placed: PlacedPages & { route: string };
  locale: string;
  /** The same in the default language of the site. */
  original: Edition;
  /** Targets of its overlays that its document does not have. */
  unused: string[];
}

export type FindDocs = (id: string) => DocsSettings | undefined;

const component = '@easel/reference/browser/page';

/** Every document in every language of every version that the options name. */
export async function listEditions(
  options: SpecsOptions,
  site: SiteContext,
  findDocs: FindDocs,
): Promise<PlacedEdition[]> {
  const listed = options.specs.map(async (spec, index) => {
    const place = placeOf(spec, `specs[${index}]`, findDocs);
    const sources = listSources(spec, place.option, listVersions(site.siteDir, place.docs));
    return Promise.all(sources.map(source => inLanguages(source, spec, place, options, site)));
  });
  return (await Promise.all(listed)).flat(2);
}

interface Place {
  /** The name of the option that the document comes from. */
  option: string;
  docs: DocsSettings;
  route: string;
}

function placeOf(spec: SpecOptions, option: string, findDocs: FindDocs): Place {
  const docs = findDocs(spec.docs ?? defaultId);
  if (!docs) refuse(`${option}.docs`, spec.docs, 'the id of a docs plugin of this site');
  const root = docs.route === '/' ? '' : docs.route;
  const route = spec.route ?? `${root}/${spec.id ?? 'api'}`;
  if (!route.startsWith(`${root}/`))
    refuse(`${option}.route`, route, `an address inside the docs, such as ${root}/api`);
  return { option, docs, route };
}

interface VersionSource extends SpecSource {
  version: Version;
  /** The name of the option that it comes from. */
  option: string;
}

function listSources(spec: SpecOptions, option: string, versions: string[]): VersionSource[] {
  const cut = Object.entries(spec.versions ?? {}).map(([version, source]) => {
    const named = `${option}.versions.${version}`;
    if (!versions.includes(version))
      refuse(named, source, `versions of the docs, which are ${versions.join(', ') || 'none'}`);
    return { ...source, version, option: named };
  });
  const { path, overlays = {} } = spec;
  return [{ path, overlays, version: undefined, option }, ...cut];
}

async function inLanguages(
  source: VersionSource,
  spec: SpecOptions,
  { docs, route }: Place,
  options: SpecsOptions,
  site: SiteContext,
): Promise<PlacedEdition[]> {
  const { i18n, siteDir } = site;
  for (const locale of Object.keys(source.overlays ?? {})) {
    if (!i18n.locales.includes(locale))
      refuse(
        `${source.option}.overlays.${locale}`,
        source.overlays?.[locale],
        `no overlay, or ${locale} among the languages of the site, which are ${i18n.locales.join(', ')}`,
      );
  }
  const written = i18n.locales.filter(locale => isTranslated(locale, site));
  const made = written.map(async locale => {
    const { document, unused } = await readSource(source, locale, siteDir);
    const to = pathIn(site, docs, locale, source.version);
    const about = { id: spec.id, language: locale, version: source.version, document, to };
    const edition: Edition = {
      contentFolder: contentFolder(site, docs, locale, source.version),
      ...(spec.id ? { folder: spec.id } : {}),
      document,
      language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
      messages: messagesIn(locale, siteDir, options.messages),
      to,
      ...(spec.downloads ? { downloads: spec.downloads } : {}),
      ...(spec.console ? { console: true } : {}),
      ...(spec.codeSamples === undefined ? {} : { codeSamples: spec.codeSamples }),
      ...(await spec.extend?.(about)),
    };
    return { edition, locale, unused };
  });
  const editions = await Promise.all(made);
  const original = editions.find(({ locale }) => locale === i18n.defaultLocale)?.edition;
  const placed = {
    route,
    docsRoute: docs.route,
    component: options.component ?? component,
    ...(spec.sidebar ? { sidebar: spec.sidebar } : {}),
  };
  return editions.map(each => ({ ...each, placed, original: original ?? each.edition }));
}

/** Docusaurus reads the pages of a language only if it is told so, or if the folder of the language was there before. */
function isTranslated(locale: string, { i18n, siteConfig }: SiteContext): boolean {
  if (locale === i18n.defaultLocale || i18n.localeConfigs[locale]?.translate !== false) return true;
  const said = siteConfig.i18n.localeConfigs[locale]?.translate;
  if (said === undefined)
    throw new Error(
      `Docusaurus would show the reference in ${i18n.defaultLocale} to readers of ${locale}, because the folder ${i18n.path}/${locale} was not there; set i18n.localeConfigs.${locale}.translate of the site to true.`,
    );
  return said;
}

async function readSource(
  { path, overlays = {}, option }: VersionSource,
  locale: string,
  siteDir: string,
): Promise<Overlaid> {
  const file = resolve(siteDir, path);
  if (!existsSync(file))
    refuse(`${option}.path`, path, 'a file that is there, seen from the folder of the site');
  let document = await loadDocument(file);
  const unused: string[] = [];
  for (const name of [overlays[locale] ?? []].flat()) {
    const overlay = await readOverlay(name, siteDir, `${option}.overlays.${locale}`);
    const changed = applyOverlay(document, overlay);
    document = changed.document;
    unused.push(...changed.unused.map(target => `${name}: ${target}`));
  }
  return { document, unused };
}

async function readOverlay(path: string, siteDir: string, option: string): Promise<Overlay> {
  const file = resolve(siteDir, path);
  if (!existsSync(file))
    refuse(option, path, 'a file that is there, seen from the folder of the site');
  const text = await readFile(file, 'utf8');
  const overlay: unknown = extname(file) === '.json' ? JSON.parse(text) : parse(text);
  const actions = isObject(overlay) ? overlay.actions : undefined;
  const isAction = (action: unknown) => isObject(action) && typeof action.target === 'string';
  if (!Array.isArray(actions) || !actions.every(isAction))
    refuse(option, path, 'an OpenAPI Overlay, which has a list of actions with a target each');
  return overlay as Overlay;
}

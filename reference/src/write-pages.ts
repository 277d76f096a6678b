import type { EditionsOptions, ReferenceOptions } from './options.ts';
import type { Repair } from './read/repairs.ts';
import { findDocs } from './specs/docs-plugin.ts';
import { listEditions } from './specs/list-editions.ts';
import type { SiteContext } from './specs/place-pages.ts';
import type { SpecsOptions } from './specs/spec-options.ts';
import { removeOthers, writeEdition, writeSidebar } from './write-edition.ts';

/** What a site is told of the documents that its pages were made of. */
export interface Report {
  repairs: Repair[];
  /** Targets of overlays that a document does not have. */
  unused: string[];
}

/** All pages of a site, as its options say. */
export function writePages(options: ReferenceOptions, site: SiteContext): Promise<Report> {
  return 'specs' in options ? writeSpecs(options, site) : writeEditions(options);
}

async function writeEditions({
  editions,
  docsRoute = '/docs',
  route,
  component,
  sidebar,
}: EditionsOptions): Promise<Report> {
  const placed = { route, docsRoute, component, ...(sidebar ? { sidebar } : {}) };
  const written = (await editions()).map(edition => writeEdition(edition, placed));
  return { repairs: (await Promise.all(written)).flatMap(({ repairs }) => repairs), unused: [] };
}

async function writeSpecs(options: SpecsOptions, site: SiteContext): Promise<Report> {
  const listed = await listEditions(options, site, id => findDocs(site.siteConfig, id));
  const folders = new Map<string, string[]>();
  for (const { edition } of listed) {
    if (!edition.folder) continue;
    const others = folders.get(edition.contentFolder) ?? [];
    folders.set(edition.contentFolder, [...others, edition.folder]);
  }
  const report: Report = { repairs: [], unused: listed.flatMap(({ unused }) => unused) };
  // One document after the other: pages of a large one take much memory.
  for (const { edition, placed, locale, original } of listed) {
    const { repairs, sidebar } = await writeEdition(edition, placed);
    report.repairs.push(...repairs);
    if (original !== edition) await writeSidebar(original, locale, sidebar);
  }
  for (const [folder, names] of folders) await removeOthers(folder, names);
  return report;
}

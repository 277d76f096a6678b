import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

/** A part of the site with the paths of its pages, in the order in which they are meant to be read. */
export interface Section {
  title: string;
  routes: string[];
}

interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  items?: SidebarItem[];
  link?: { type: string; id?: string };
}

/** The categories of the sidebars, by version; pages that stand outside of them come under the name of their version. */
export function listSections(docs: LoadedContent, label: string): Section[] {
  return docs.loadedVersions.flatMap(version => {
    const isCurrent = version.versionName === 'current';
    const prefix = isCurrent ? '' : `${version.label} · `;
    const sections = sectionsOf(version, prefix, prefix + label);
    return sections.filter(({ routes }) => routes.length > 0);
  });
}

function sectionsOf(version: LoadedVersion, prefix: string, label: string): Section[] {
  const permalinks = new Map(version.docs.map(doc => [doc.id, doc.permalink]));
  const routes = (items: SidebarItem[]): string[] =>
    items.flatMap(({ type, id, link, items: inner }) => [
      ...[(type === 'doc' && id) || link?.id || ''].flatMap(name => permalinks.get(name) ?? []),
      ...routes(inner ?? []),
    ]);
  const tops = Object.values(version.sidebars).flat() as SidebarItem[];
  const loose = tops.filter(({ type }) => type !== 'category');
  const categories = tops.filter(({ type }) => type === 'category');
  const sections = [
    { title: label, routes: routes(loose) },
    ...categories.map(item => ({ title: prefix + item.label, routes: routes([item]) })),
  ];
  const listed = new Set(sections.flatMap(section => section.routes));
  const rest = version.docs.map(doc => doc.permalink).filter(route => !listed.has(route));
  return sections.map((section, index) =>
    index === 0 ? { ...section, routes: [...section.routes, ...rest] } : section,
  );
}

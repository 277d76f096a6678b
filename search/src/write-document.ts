import { excerpt } from './excerpt.ts';
import type { SearchDocument, Section } from './search-document.ts';

/** The order of the keys lets compression repeat what neighbouring sections share in one stroke. */
export function writeDocument(section: Section, id: number): SearchDocument {
  return {
    id,
    type: section.type,
    ...(section.kind === undefined ? {} : { kind: section.kind }),
    tags: section.tags ?? [],
    sidebarParentCategories: section.sidebarParentCategories ?? [],
    pageTitle: section.pageTitle,
    sectionRoute: section.sectionRoute,
    sectionTitle: section.sectionTitle,
    title: section.sectionTitle || section.pageTitle,
    content: excerpt(section.content),
    ...(section.worth === undefined ? {} : { worth: section.worth }),
  };
}

import type { Section } from '@easel/search';

/** Pages that tell in short what others explain: what was new, and what there is. */
const RETELLING: Record<string, number> = { '/docs/changelog': 0.7, '/docs/intro': 0.85 };
/** “The request”, “Errors”: on so many pages a heading names a part of its page and no subject. */
const RECURRING_FROM = 3;
const RECURRING = 0.8;

/** What a section is worth beside others that match as well; decided here, where all of them are known. */
export function weighSections(sections: readonly Section[], baseUrl: string): Section[] {
  const guides = sections.filter(({ kind, sectionTitle }) => !kind && sectionTitle);
  const counts = new Map<string, number>();
  for (const { sectionTitle } of guides) {
    counts.set(sectionTitle, (counts.get(sectionTitle) ?? 0) + 1);
  }
  const recurs = ({ kind, sectionTitle }: Section) =>
    !kind && (counts.get(sectionTitle) ?? 0) >= RECURRING_FROM;
  return sections.map(section => {
    const [page = ''] = `/${section.sectionRoute.slice(baseUrl.length)}`.split('#');
    const worth = (RETELLING[page] ?? 1) * (recurs(section) ? RECURRING : 1);
    return worth === 1 ? section : { ...section, worth: Number(worth.toFixed(2)) };
  });
}

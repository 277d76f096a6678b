import type { SearchDocument } from '@easel/search';

const WORTH: Record<string, number> = {
  error: 0.7,
  reference: 0.4,
  blog: 0.8,
  page: 0.4,
};
const FIELDS = ['property', 'parameter', 'value'];
const FIELD_BY_NAME = 0.8;
const FIELD_BY_WORDS = 0.35;
const WHOLE_PAGE = 1.15;
const SAME_TITLE = 2;

/**
 * Whoever types words looks for a page that explains them; whoever types a name looks for what bears it. A field
 * says in three words what a guide says in three paragraphs, and would stand before it for being short.
 */
export function weighDocument(query: string): (document: SearchDocument) => number {
  const asked = query.trim().toLowerCase();
  const field = /^[\w.+-]+$/.test(asked) ? FIELD_BY_NAME : FIELD_BY_WORDS;
  return ({ kind = '', type, title, sectionTitle, worth = 1 }) => {
    if (title.toLowerCase() === asked) return SAME_TITLE;
    const ofKind = FIELDS.includes(kind) ? field : (WORTH[kind || type] ?? 1);
    return ofKind * worth * (sectionTitle ? 1 : WHOLE_PAGE);
  };
}

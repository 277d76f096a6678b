import { attribute, type Element, findFirst } from './element.ts';
import { visibleText } from './visible-text.ts';

export type Kind = 'operation' | 'parameter' | 'property' | 'value' | 'error' | 'reference';

export interface SectionStart {
  /** Empty for the page itself. */
  title: string;
  anchor?: string;
  kind?: Kind;
  aliases?: string[];
  /** Whether the text of the section is inside the element or follows it. */
  scope: 'inside' | 'following';
  /** Left out of the text. */
  titleElement?: Element;
}

export interface SectionRules {
  isError: (code: string) => boolean;
}

/** What the reader of the markup can be led to: headings, and rows that are about one value. */
export function beginsSection(element: Element, rules: SectionRules): SectionStart | undefined {
  if (/^h[2-5]$/.test(element.tagName)) return heading(element, rules);
  return isValue(element) ? value(element) : undefined;
}

/** Rows of tables made from the contract say so: plugins/contract-tables. */
export const isValue = ({ properties }: Element): boolean => 'dataValue' in properties;

function heading(element: Element, { isError }: SectionRules): SectionStart | undefined {
  const title = visibleText(element);
  if (!title) return undefined;
  const kind = isError(title) ? ({ kind: 'error' } as const) : {};
  return { title, ...anchorOf(element), ...kind, scope: 'following' };
}

/** Ids that React makes up change from build to build. */
function anchorOf(element: Element): { anchor?: string } {
  const id = attribute(element, 'id');
  return id && !id.startsWith('_') ? { anchor: id } : {};
}

/** A row begins with the value itself. */
function value(element: Element): SectionStart | undefined {
  const titleElement = findFirst(element, ({ tagName }) => tagName === 'td');
  if (!titleElement) return undefined;
  return {
    title: visibleText(titleElement),
    anchor: attribute(element, 'id'),
    kind: 'value',
    scope: 'inside',
    titleElement,
  };
}

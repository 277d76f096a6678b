import { attribute, type Element, findFirst, hasClass } from './element.ts';
import type { Page } from './page.ts';
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
  page: (page: Page) => SectionStart;
  isReference: (page: Page) => boolean;
  isError: (code: string) => boolean;
  /** Of equal matches those on pages of lower rank are shown first. */
  rank: (page: Page) => number;
}

/** What the reader of the markup can be led to: headings, fields of the reference, rows and entries of one value. */
export function beginsSection(
  element: Element,
  page: Page,
  rules: SectionRules,
): SectionStart | undefined {
  if (/^h[2-5]$/.test(element.tagName)) return heading(element, page, rules);
  if (hasClass(element, 'ref-prop')) return field(element);
  if (hasClass(element, 'ref-value')) return value(element);
  return undefined;
}

function heading(element: Element, page: Page, rules: SectionRules): SectionStart | undefined {
  const title = visibleText(element);
  if (!title) return undefined;
  const kind = rules.isError(title) ? 'error' : rules.isReference(page) ? 'reference' : undefined;
  return { title, ...anchorOf(element), ...(kind ? { kind } : {}), scope: 'following' };
}

/** Ids that React makes up change from build to build. */
function anchorOf(element: Element): { anchor?: string } {
  const id = attribute(element, 'id');
  return id && !id.startsWith('_') ? { anchor: id } : {};
}

function field(element: Element): SectionStart | undefined {
  const head = findFirst(element, child => hasClass(child, 'ref-name'));
  if (!head) return undefined;
  const anchor = attribute(element, 'id');
  const kind = /(^|-)(path|query|header|cookie)-/.test(anchor) ? 'parameter' : 'property';
  return { title: visibleText(head), anchor, kind, scope: 'inside' };
}

/** An entry of a list or a row of a table, which begins with the value itself. */
function value(element: Element): SectionStart | undefined {
  const titleElement = findFirst(element, ({ tagName }) => tagName === 'dt' || tagName === 'td');
  if (!titleElement) return undefined;
  return {
    title: visibleText(titleElement),
    anchor: attribute(element, 'id') || attribute(titleElement, 'id'),
    kind: 'value',
    scope: 'inside',
    titleElement,
  };
}

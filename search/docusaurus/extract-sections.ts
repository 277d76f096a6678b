import type { Section } from '@easel/search';
import {
  attribute,
  type Element,
  findFirst,
  isBlock,
  isElement,
  isSilent,
  type Node,
  tidy,
  visibleText,
} from './html-tree.ts';
import type { GivenPage, Kind } from './options.ts';
import type { Page } from './read-page.ts';

export interface SectionRules {
  isError: (name: string) => boolean;
  /** Whether the text under the heading of this anchor is left to the pages it is about. */
  headingOnly?: ((anchor: string, route: string) => boolean) | undefined;
}

interface SectionStart {
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

interface OpenSection extends SectionStart {
  text: string;
}

/** As a page says about itself; nothing is read out of its markup. */
export function givenSections(
  page: Page,
  { aliases, sections }: GivenPage,
  rules: Pick<SectionRules, 'headingOnly'> = {},
): Section[] {
  return sections.map((section, index) =>
    toSection(page, { ...section, ...(index === 0 ? { aliases } : {}) }, rules),
  );
}

/** Everything on a page that a reader can land on, each with the text that belongs to it and to nothing inside it. */
export function extractSections(page: Page, rules: SectionRules): Section[] {
  const kind = rules.isError(page.title) ? ({ kind: 'error' } as const) : {};
  const first: OpenSection = { title: '', ...kind, scope: 'following', text: '' };
  const sections = [first];
  let underHeading = first;

  const open = (start: SectionStart): OpenSection => {
    const section = { ...start, text: '' };
    sections.push(section);
    return section;
  };

  /** A heading's section goes on to the next heading; that of an element ends with the element. */
  const walk = (node: Node, inside?: OpenSection): void => {
    const target = inside ?? underHeading;
    if (node.type === 'text') target.text += node.value;
    if (!isElement(node) || isSilent(node) || node.tagName === 'h1') return;
    const code = repeatedError(node, rules);
    if (code) {
      target.text += ` ${code} `;
      return;
    }
    const start = beginsSection(node, rules);
    if (start?.scope === 'following') {
      underHeading = open(start);
      return;
    }
    const own = start ? open(start) : inside;
    if (start) {
      walkChildren(node, own, start.titleElement);
      return;
    }
    if (isBlock(node)) target.text += ' ';
    walkChildren(node, own);
    if (isBlock(node)) (inside ?? underHeading).text += ' ';
  };

  const walkChildren = (element: Element, inside?: OpenSection, without?: Element) => {
    for (const child of element.children) if (child !== without) walk(child, inside);
  };

  walkChildren(page.body);
  return sections.map(section => toSection(page, section, rules));
}

/** Lists of error codes say again what the catalogue says; their words would outweigh it. */
function repeatedError(element: Element, { isError }: SectionRules): string | undefined {
  if (element.tagName !== 'tr' && !isValue(element)) return undefined;
  const first = findFirst(element, ({ tagName }) => tagName === 'td');
  const code = first && visibleText(first);
  return code && isError(code) ? code : undefined;
}

function toSection(
  page: Page,
  { title, anchor, kind, aliases, text }: Omit<OpenSection, 'scope'>,
  { headingOnly }: Pick<SectionRules, 'headingOnly'>,
): Section {
  const names = [...(aliases ?? []), ...(kind ? [] : givenName(page, title, anchor))];
  return {
    pageTitle: page.title,
    sectionTitle: title,
    sectionRoute: anchor ? `${page.route}#${anchor}` : page.route,
    content: anchor && headingOnly?.(anchor, page.route) ? '' : tidy(text),
    type: page.type,
    ...(kind ? { kind } : {}),
    tags: page.tags,
    sidebarParentCategories: page.categories,
    ...(names.length > 0 ? { aliases: names } : {}),
    // “From a browser” is found with “upload”, which only the page says; fields have enough namesakes as it is.
    ...(title && !kind ? { context: [page.title] } : {}),
  };
}

/** What its writer called it in the address: “Enlarge” is `#upscale`, “Receive webhooks” is `webhooks`. */
function givenName({ type, title: pageTitle, route }: Page, title: string, anchor?: string) {
  if (type !== 'docs' || (title && !anchor)) return [];
  const name = title ? anchor : route.split('/').filter(Boolean).at(-1);
  const said = (title || pageTitle).toLowerCase();
  const words = name?.split(/[-_]/).filter(word => !said.includes(word)) ?? [];
  return words.length > 0 ? [words.join(' ')] : [];
}

/** What the reader of the markup can be led to: headings, and rows that are about one value. */
function beginsSection(element: Element, rules: SectionRules): SectionStart | undefined {
  if (/^h[2-5]$/.test(element.tagName)) return heading(element, rules);
  return isValue(element) ? value(element) : undefined;
}

/** Rows that are about one value say so: `<tr data-value id=…>`. */
const isValue = ({ properties }: Element): boolean => 'dataValue' in properties;

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

import type { Section } from '@easel/search';
import { type Element, findFirst, isElement, type Node } from './element.ts';
import type { GivenPage } from './given-sections.ts';
import type { Page } from './page.ts';
import { beginsSection, isValue, type SectionRules, type SectionStart } from './section-start.ts';
import { isBlock, isSilent, tidy, visibleText } from './visible-text.ts';

/** The end of a page says in a line what each of the next ones is about; they say it better. */
const LEADS_ON = 'read-next';

interface OpenSection extends SectionStart {
  text: string;
}

/** As a page says about itself; nothing is read out of its markup. */
export function givenSections(page: Page, { aliases, sections }: GivenPage): Section[] {
  return sections.map((section, index) =>
    toSection(page, { ...section, ...(index === 0 ? { aliases } : {}) }),
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
  return sections.map(section => toSection(page, section));
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
): Section {
  const names = [...(aliases ?? []), ...(kind ? [] : givenName(page, title, anchor))];
  return {
    pageTitle: page.title,
    sectionTitle: title,
    sectionRoute: anchor ? `${page.route}#${anchor}` : page.route,
    content: anchor === LEADS_ON ? '' : tidy(text),
    type: page.type,
    ...(kind ? { kind } : {}),
    tags: page.tags,
    sidebarParentCategories: page.categories,
    ...(names.length > 0 ? { aliases: names } : {}),
    // “From a browser” is found with “upload”, which only the page says; fields have enough namesakes as it is.
    ...(title && !kind ? { context: [page.title] } : {}),
  };
}

/** What its writer called it in the address: “Enlarge” is `#upscale`, “Receive callbacks” is `webhooks`. */
function givenName({ type, title: pageTitle, route }: Page, title: string, anchor?: string) {
  if (type !== 'docs' || (title && !anchor)) return [];
  const name = title ? anchor : route.split('/').filter(Boolean).at(-1);
  const said = (title || pageTitle).toLowerCase();
  const words = name?.split(/[-_]/).filter(word => !said.includes(word)) ?? [];
  return words.length > 0 ? [words.join(' ')] : [];
}

import type { Element, ElementContent } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { classesOf, prepareContent } from './prepare-content.ts';
import { find, textOf } from './read-page.ts';

export interface Wording {
  /** Between a term and what is said of it. */
  colon: string;
  /** What a fence calls a language of our samples, by its id. */
  fences: Record<string, string>;
}

/** The content of a page as a Markdown tree, whole: panels that a reader would have to choose stand one after the other. */
export function contentTree(content: Element, wording: Wording): Root {
  const tree = toMdast(prepareContent(content), {
    handlers: {
      pre: programHandler(wording),
      // The one element that readers of Markdown know in a cell.
      br: state => (state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' }),
      div: partHandler,
      section: partHandler,
      details: (state, node) => named(state, summaryOf(node), others(node, 'summary')),
      dl: (state, node) => pairs(state, node, wording),
      svg: drawing,
      button: (state, node) => state.all(node),
      mark: (state, node) => state.all(node),
    },
  });
  return tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
}

const partHandler: Handle = (state, node) => {
  const classes = classesOf(node.properties);
  if (classes.includes('theme-admonition')) return admonition(state, node);
  if (classes.includes('theme-code-block')) return state.toFlow(state.all(withoutTitle(node)));
  if (node.properties.role === 'tabpanel') {
    const label: ElementContent = { type: 'text', value: String(node.properties.ariaLabel) };
    return named(state, [label], node.children);
  }
  return state.toFlow(state.all(node));
};

/** A program without a title is headed by its language, which its fence says already. */
function withoutTitle(node: Element): Element {
  const language = classesOf(find(node, 'pre')?.properties ?? {});
  const children = node.children.filter(
    child => child.type !== 'element' || !language.includes(`language-${textOf(child).trim()}`),
  );
  return { ...node, children };
}

/** Its kind or title, and its text, as a quotation. */
function admonition(state: State, node: Element): RootContent {
  const [heading, ...rest] = node.children.filter(child => child.type === 'element');
  const title = heading ? textOf(heading).trim() : '';
  const body = rest.flatMap(child => state.toFlow(state.all(child)));
  return { type: 'blockquote', children: [strong([{ type: 'text', value: title }]), ...body] };
}

/** A part that has to be opened on the page, below its name. */
function named(state: State, name: ElementContent[], children: ElementContent[]): BlockContent[] {
  const title = state.all({ type: 'root', children: name }) as PhrasingContent[];
  const body = state.toFlow(state.all({ type: 'root', children }));
  return [strong(title), ...body] as BlockContent[];
}

function strong(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

const summaryOf = (node: Element): ElementContent[] => find(node, 'summary')?.children ?? [];

const others = ({ children }: Element, tagName: string) =>
  children.filter(child => child.type !== 'element' || child.tagName !== tagName);

/** A list of terms: each with its colon, and what is said in blocks below it. */
function pairs(state: State, node: Element, { colon }: Wording): RootContent {
  const entries = node.children
    .flatMap(child =>
      child.type === 'element' && child.tagName === 'div' ? child.children : [child],
    )
    .filter(child => child.type === 'element');
  const items: ListItem[] = [];
  for (const entry of entries) {
    const inner = state.toFlow(state.all(entry)) as BlockContent[];
    if (entry.tagName === 'dt') {
      const [first] = inner;
      const term = first?.type === 'paragraph' ? first.children : [];
      items.push({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: [{ type: 'strong', children: term }] }],
      });
      continue;
    }
    const item = items.at(-1);
    const head = item?.children[0];
    if (!item || head?.type !== 'paragraph') continue;
    const [first, ...rest] = inner;
    if (first?.type === 'paragraph' && item.children.length === 1) {
      const isFirst = head.children.length === 1;
      head.children.push({ type: 'text', value: isFirst ? colon : ' · ' }, ...first.children);
      item.children.push(...rest);
    } else item.children.push(...inner);
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** What a drawing shows is said in words for those who do not see it. */
function drawing(_state: State, node: Element): RootContent[] {
  const said = ['title', 'desc'].flatMap(name => {
    const element = find(node, name);
    return element ? [textOf(element)] : [];
  });
  if (said.length === 0) return [];
  return [{ type: 'paragraph', children: [{ type: 'text', value: said.join(' · ') }] }];
}

/** Programs are whole, and say their language where it is known. */
function programHandler({ fences }: Wording): Handle {
  return (state, node) => {
    const value = textOf(node).replace(/\n+$/, '');
    if (state.inTable) return { type: 'inlineCode', value };
    return { type: 'code', lang: languageOf(node, value, fences), value };
  };
}

function languageOf(node: Element, value: string, fences: Record<string, string>): string | null {
  const named = classesOf(node.properties).find(name => name.startsWith('language-'));
  if (named) return named.slice('language-'.length);
  if (isJson(value)) return 'json';
  return fences[String(node.properties.dataLanguage ?? '')] ?? null;
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

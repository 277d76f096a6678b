import type { Code, Heading as HeadingNode, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { oncePerFile, type Repository } from '../repository/repository.ts';
import { type Format, parseMarkdown } from './markdown.ts';
import { type ProseLine, proseLines } from './prose.ts';
import { isPage, translationsOf } from './translations.ts';

export interface Line {
  line: number;
  text: string;
}

interface Heading {
  line: number;
  level: number;
  title: string;
  id: string | undefined;
}

/** A link of Markdown: where it leads, and the words it shows. */
interface TextLink extends Line {
  to: string;
}

export interface Component {
  line: number;
  name: string;
  /** An attribute without a value is true, and its text here is empty; of an expression it is the source. */
  attributes: Map<string, string>;
}

export interface CodeBlock {
  /** Where its fence opens. */
  line: number;
  language: string;
  title: string;
  lines: Line[];
}

/** What a page is made of; every list is in the order of the page. */
export interface Page {
  frontMatter: Record<string, unknown>;
  headings: Heading[];
  /** Targets of links and images, written as Markdown or as tags. */
  links: Line[];
  textLinks: TextLink[];
  images: Line[];
  components: Component[];
  codeSpans: Line[];
  codeBlocks: CodeBlock[];
  tables: { line: number; rows: number }[];
  /** `:::note` and its like, by name. */
  admonitions: Line[];
  prose: ProseLine[];
}

export interface SitePage extends Page {
  path: string;
  language: 'en' | 'zh';
}

export function readPage(source: string, format: Format = 'mdx'): Page {
  const tree = parseMarkdown(source, format);
  const page: Page = {
    frontMatter: {},
    headings: [],
    links: [],
    textLinks: [],
    images: [],
    components: [],
    codeSpans: [],
    codeBlocks: [],
    tables: [],
    admonitions: [],
    prose: proseLines(tree, source),
  };
  visit(tree, node => note(node, page));
  return page;
}

function note(node: Root | RootContent, page: Page): void {
  const line = node.position?.start.line ?? 0;
  switch (node.type) {
    case 'yaml':
      page.frontMatter = parse(node.value) ?? {};
      break;
    case 'heading':
      page.headings.push({ line, ...headingOf(node) });
      break;
    case 'image':
      page.images.push({ line, text: node.url });
      page.links.push({ line, text: node.url });
      break;
    case 'link':
      page.textLinks.push({ line, to: node.url, text: textOf(node) });
      page.links.push({ line, text: node.url });
      break;
    case 'definition':
      page.links.push({ line, text: node.url });
      break;
    case 'inlineCode':
      page.codeSpans.push({ line, text: node.value });
      break;
    case 'code':
      page.codeBlocks.push({ line, ...codeBlockOf(node, line + 1) });
      break;
    case 'table':
      page.tables.push({ line, rows: node.children.length - 1 });
      break;
    case 'containerDirective':
      page.admonitions.push({ line, text: node.name });
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      noteTag(node, line, page);
  }
}

function headingOf({ depth, children }: HeadingNode): Omit<Heading, 'line'> {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? last.value : '';
  return {
    level: depth,
    title: textOf(children.filter(({ type }) => type !== 'mdxTextExpression')).trim(),
    id: /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment)?.[1],
  };
}

function codeBlockOf({ lang, meta, value }: Code, first: number): Omit<CodeBlock, 'line'> {
  return {
    language: lang ?? '',
    title: /\btitle="([^"]*)"/.exec(meta ?? '')?.[1] ?? '',
    lines: value === '' ? [] : value.split('\n').map((text, i) => ({ line: first + i, text })),
  };
}

function noteTag(
  { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  line: number,
  page: Page,
): void {
  const texts = attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { value } = attribute;
    const isLink = ['to', 'href', 'src'].includes(attribute.name) && typeof value === 'string';
    if (isLink) page.links.push({ line, text: value });
    return [[attribute.name, typeof value === 'object' ? (value?.value ?? '') : (value ?? '')]];
  });
  if (name && /^[A-Z]/.test(name)) page.components.push({ line, name, attributes: new Map(texts) });
}

/** A page of the site. */
export const pageAt = oncePerFile(({ read }, path) => {
  try {
    return readPage(read(path));
  } catch (error) {
    // The parser knows the line, but not the file.
    throw new Error(`${path}:${error}`, { cause: error });
  }
});

/** Every page of docs, blog and single pages, in both languages. */
export function sitePages(repository: Repository): SitePage[] {
  return repository.files.filter(isPage).flatMap(path => {
    const translations = translationsOf(path);
    const language = translations?.english === path ? 'en' : 'zh';
    return translations ? [{ path, language, ...pageAt(repository, path) }] : [];
  });
}

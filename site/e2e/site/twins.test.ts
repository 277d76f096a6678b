import { readFileSync } from 'node:fs';
import type { Element, Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteUrl } from '../../config/site.ts';
import { languages, pathPrefix } from '../../i18n/languages.ts';
import { build, builtText, everyPage } from '../built-site.ts';
import { collect, elements, named, textOf } from '../html.ts';
import type { Locale } from '../site-test.ts';

const parsed = new Map<string, Element[]>();

/** Each page is parsed once for all tests. */
async function elementsOf(page: string): Promise<Element[]> {
  const known = parsed.get(page) ?? elements(await builtText(page));
  parsed.set(page, known);
  return known;
}

/** Counted with parsers that the writers of the twins do not use the same way: what is on the page is in its Markdown. */
describe.each(languages.map(({ code }) => code))('the Markdown of the pages in %s', code => {
  const locale = code as Locale;
  const pages = everyPage(locale).filter(page => !page.endsWith('/no-such-page'));
  const list = `${siteUrl}${pathPrefix(code)}/llms.txt`;

  it('has every heading, program, cell, field, value, code and paragraph', async () => {
    const missing: string[] = [];
    let counted = 0;
    for (const page of pages) {
      const wanted = listItems((await elementsOf(page)).find(named('main'))!);
      const found = listFound(bodyOf(await builtText(twinAddress(page))));
      for (const [kind, items] of Object.entries(wanted)) {
        counted += items.length;
        const lacking =
          kind === 'paragraph'
            ? notWithin(items, found.paragraph)
            : lessOften(items, found[kind as Kind]);
        missing.push(...lacking.map(text => `${page} ${kind}: ${text}`));
      }
    }
    console.log(`${code}: ${counted} items on ${pages.length} pages, ${missing.length} missing`);
    expect(missing).toEqual([]);
    expect(counted).toBeGreaterThan(pages.length * 50);
  });

  it('begins with what the page is, and where all pages are listed', async () => {
    for (const page of pages) {
      const [, front = '', body = ''] = (await builtText(twinAddress(page))).split(/^---\n/m);
      const { title, description, language, canonical } = parse(front);
      const all = await elementsOf(page);
      const attribute = (accept: (element: Element) => boolean, name: string) =>
        String(all.find(accept)?.properties[name] ?? '');
      expect(textOf(all.find(named('title'))!)).toContain(title);
      const about = attribute(({ properties }) => properties.name === 'description', 'content');
      expect(description).toBe(about);
      expect(canonical).toBe(attribute(isLink('canonical'), 'href'));
      expect(language.split('-')[0]).toBe(code);
      expect(body).toContain(list);
    }
  });

  it('is named in the head of its page, and the list in its body', async () => {
    for (const page of pages) {
      const all = await elementsOf(page);
      const links = all.filter(({ properties }) => properties.type === 'text/markdown');
      expect(links.map(({ properties }) => properties.href)).toEqual([twinAddress(page)]);
      const hrefs = all.filter(named('a')).map(({ properties }) => properties.href);
      expect(hrefs).toContain(new URL(list).pathname);
    }
  });

  it('leads to pages and files that exist, with whole addresses', async () => {
    const lists = ['llms.txt', 'llms-full.txt'].map(name => `${pathPrefix(code)}/${name}`);
    const dead: string[] = [];
    for (const file of [...pages.map(twinAddress), ...lists]) {
      for (const link of linksOf(bodyOf(await builtText(file)))) {
        const { origin, pathname } = new URL(link, 'relative:');
        if (origin === siteUrl && !(await exists(pathname))) {
          dead.push(`${file}: ${link}`);
        }
      }
    }
    expect(dead).toEqual([]);
  });

  it('is listed in llms.txt, page by page, and in the parts of the full text', async () => {
    const index = linksOf(fromMarkdown(await builtText(`${pathPrefix(code)}/llms.txt`)));
    const paths = index.map(link => new URL(link).pathname);
    expect(pages.map(twinAddress).filter(twin => !paths.includes(twin))).toEqual([]);
    const parts = linksOf(fromMarkdown(await builtText(`${pathPrefix(code)}/llms-full.txt`)));
    const texts = await Promise.all(parts.map(part => builtText(new URL(part).pathname)));
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
    const full = texts.join('\n');
    const docs = pages.filter(page => page.includes('/docs/') && !page.includes('/docs/tags'));
    for (const page of docs) {
      expect(full.includes(await builtText(twinAddress(page))), page).toBe(true);
    }
  });

  it('is not a page of the site map', () => {
    const map = readFileSync(`${build}${pathPrefix(code)}/sitemap.xml`, 'utf8');
    expect(map).not.toContain('.md<');
  });
});

it('every element of a page that may be closed is', async () => {
  for (const page of ['/', '/docs/intro', '/docs/api/apis/create-job', '/zh/docs/glossary']) {
    const root = fromHtml(await builtText(page), { verbose: true });
    const open = collect(root).filter(
      ({ tagName, data }) =>
        ['p', 'li', 'td', 'tr', 'dd', 'dt'].includes(tagName) && !data?.position?.closing,
    );
    expect(open.map(element => textOf(element).slice(0, 40))).toEqual([]);
  }
});

type Kind = 'heading' | 'program' | 'cell' | 'name' | 'value' | 'code' | 'paragraph';

const isLink =
  (rel: string) =>
  ({ tagName, properties }: Element): boolean =>
    tagName === 'link' && [properties.rel].flat().includes(rel);

function twinAddress(page: string): string {
  const roots = languages.map(({ code }) => `${pathPrefix(code)}/`);
  return roots.includes(page) ? `${page}index.md` : `${page.replace(/\/$/, '')}.md`;
}

/** What is around the content, and what only works in a browser. */
function isAround({ tagName, properties }: Element): boolean {
  const classes = [properties.className].flat().map(String);
  return (
    [
      'nav',
      'form',
      'fieldset',
      'button',
      'label',
      'textarea',
      'script',
      'noscript',
      'svg',
    ].includes(tagName) ||
    ['status', 'alert', 'group', 'tablist'].includes(String(properties.role)) ||
    ['hash-link', 'table-of-contents', 'theme-doc-toc-mobile'].some(name => classes.includes(name))
  );
}

function content(node: HtmlNodes): Element[] {
  if (!('children' in node) || (node.type === 'element' && isAround(node))) return [];
  const inner = node.children.filter(child => !isLanguage(child, node)).flatMap(content);
  return node.type === 'element' ? [node, ...inner] : inner;
}

/** Above a program without a title, which the fence says in Markdown. */
function isLanguage(child: HtmlNodes, around: HtmlNodes): boolean {
  // A caption is a word or two in at most a few elements; most children need no further look.
  if (child.type !== 'element' || collect(child).length > 5) return false;
  const program = collect(around).find(named('pre'));
  if (!program || child === program) return false;
  const classes = [program.properties.className].flat();
  return classes.includes(`language-${said(child).trim()}`);
}

/** Words alone: where lines break is up to each form. */
const words = (text: string) => text.replace(/[\s\u200b]+/g, '');

function said(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  if (!('children' in node) || (node.type === 'element' && isAround(node))) return '';
  return node.children.map(said).join('');
}

function listItems(main: Element): Record<Kind, string[]> {
  const all = content(main);
  const inPrograms = new Set(all.filter(named('pre')).flatMap(collect));
  const of = (accept: (element: Element) => boolean) =>
    all.filter(element => !inPrograms.has(element) && accept(element)).map(said);
  const classed = (name: string) => (element: Element) =>
    [element.properties.className].flat().includes(name);
  const values = all.filter(classed('ref-values')).flatMap(collect).filter(named('dt'));
  return {
    heading: of(({ tagName }) => /^h[1-6]$/.test(tagName)).map(words),
    program: all.filter(named('pre')).map(program => said(program).trimEnd()),
    cell: of(({ tagName }) => ['td', 'th'].includes(tagName)).map(words),
    name: of(classed('ref-name')).map(words),
    value: values.map(said).map(words),
    code: of(named('code')).map(words),
    paragraph: of(named('p')).map(words),
  };
}

function bodyOf(twin: string): Nodes {
  const [, , ...body] = twin.split(/^---\n/m);
  const markdown = twin.startsWith('---\n') ? body.join('---\n') : twin;
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? (node.children as Nodes[]).flatMap(nodesOf) : []),
];

function markdownText(node: Nodes): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(markdownText).join('') : '';
}

function listFound(root: Nodes): Record<Kind, string[]> {
  const all = nodesOf(root);
  const of = (...types: string[]) =>
    all.filter(({ type }) => types.includes(type)).map(markdownText);
  const codes = of('inlineCode').map(words);
  // In one text, since what is a paragraph here may go on in a line there.
  const text = [words(markdownText(root))];
  return {
    heading: of('heading').map(words),
    program: of('code'),
    cell: of('tableCell').map(words),
    name: codes,
    value: codes,
    code: [...codes, ...of('heading').map(words)],
    paragraph: text,
  };
}

const notWithin = (items: string[], [text = '']: string[]) =>
  items.filter(item => !text.includes(item));

/** Each as often as it is on the page. */
function lessOften(items: string[], found: string[]): string[] {
  const left = new Map<string, number>();
  for (const item of found) left.set(item, (left.get(item) ?? 0) + 1);
  return items.filter(item => {
    if (item === '') return false;
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

function linksOf(root: Nodes): string[] {
  return nodesOf(root).flatMap(node =>
    node.type === 'link' || node.type === 'image' ? node.url : [],
  );
}

async function exists(pathname: string): Promise<boolean> {
  return builtText(pathname).then(
    () => true,
    () => false,
  );
}

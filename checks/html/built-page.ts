import { parse, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Element {
  name: string;
  attributes: Token.Attribute[];
  /** The program of a script; of other elements nothing. */
  content: string;
}

/** The elements of a page that a build wrote, in order, those for readers without scripts among them. */
export function elements(html: string): Element[] {
  const found: Element[] = [];
  collect(parse(html, { scriptingEnabled: false }), found);
  return found;
}

function collect(node: Tree.Node, found: Element[]): void {
  if ('tagName' in node) {
    found.push({
      name: node.tagName,
      attributes: node.attrs,
      content: node.tagName === 'script' ? textOf(node) : '',
    });
  }
  // The content of a template is apart from its children.
  if ('content' in node) collect(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
}

function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map(child => ('value' in child ? child.value : '')).join('');
}

/** Empty where the element has no such attribute. */
export function attributeOf({ attributes }: Element, wanted: string): string {
  return attributes.find(({ name }) => name === wanted)?.value ?? '';
}

const sources = new Set(['audio', 'embed', 'iframe', 'img', 'script', 'source', 'track', 'video']);
/** Relations that make a browser fetch; canonical and alternate only tell. */
const fetched =
  /^(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)$/;

/** What the browser fetches because of an element, without anybody clicking. */
export function loadedAddresses(element: Element): string[] {
  if (element.name === 'link') {
    const relations = attributeOf(element, 'rel').toLowerCase().split(/\s+/);
    return relations.some(name => fetched.test(name)) ? [attributeOf(element, 'href')] : [];
  }
  if (!sources.has(element.name)) return [];
  const candidates = attributeOf(element, 'srcset')
    .split(/,\s+/)
    .map(candidate => candidate.trim().split(/\s/)[0] ?? '');
  return [attributeOf(element, 'src'), attributeOf(element, 'poster'), ...candidates].filter(
    address => address !== '',
  );
}

/** Even our own address counts when it is absolute: elsewhere the site would call home. */
export function isOtherOrigin(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) && !/^(?:data|blob):/i.test(address);
}

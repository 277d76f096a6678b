import type { Element } from './elements.ts';

const sources = new Set(['audio', 'embed', 'iframe', 'img', 'script', 'source', 'track', 'video']);
/** Relations that make a browser fetch; canonical and alternate only tell. */
const fetched =
  /^(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)$/;

/** What the browser fetches because of an element, without anybody clicking. */
export function loadedAddresses({ name, attributes }: Element): string[] {
  const value = (attribute: string) => attributes.get(attribute) ?? '';
  if (name === 'link') {
    const relations = value('rel').toLowerCase().split(/\s+/);
    return relations.some(relation => fetched.test(relation)) ? [value('href')] : [];
  }
  if (!sources.has(name)) return [];
  const candidates = value('srcset')
    .split(/,\s+/)
    .map(candidate => candidate.trim().split(/\s/)[0] ?? '');
  return [value('src'), value('poster'), ...candidates].filter(address => address !== '');
}

/** Even our own address counts when it is absolute: elsewhere the site would call home. */
export function isOtherOrigin(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) && !/^(?:data|blob):/i.test(address);
}

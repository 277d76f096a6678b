import { createHash } from 'node:crypto';
import { codeFromStrings } from '../html/code-from-strings.ts';
import { type Element, elements } from '../html/elements.ts';
import { isOtherOrigin, loadedAddresses } from '../html/loaded-addresses.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const build = 'site/build/';

export const nothingReachesAnotherOrigin: Rule = {
  why: 'the site is served under a strict content security policy with one script hash; anything else is blocked, or tells a stranger who reads what.',
  findings: ({ files, read }: Repository) => {
    const built = (ending: string) =>
      files.filter(path => path.startsWith(build) && path.endsWith(ending));
    const pages = built('.html').map(path => ({ path, elements: elements(read(path)) }));
    if (pages.length === 0) {
      return [{ where: build, found: 'no built site', expected: 'run npm run build first' }];
    }
    return [
      ...pages.flatMap(page => page.elements.flatMap(element => inElement(page.path, element))),
      ...built('.js').flatMap(path => inScript(path, read(path))),
      ...built('.css').flatMap(path => inStyle(path, read(path))),
      ...severalInlineScripts(pages),
    ];
  },
};

function inElement(where: string, element: Element): Finding[] {
  const handlers = [...element.attributes.keys()].filter(name => /^on[a-z]+$/.test(name));
  return [
    ...handlers.map(name => ({
      where,
      found: `<${element.name} ${name}=…>`,
      expected: 'a listener added by a script',
    })),
    ...loadedAddresses(element)
      .filter(isOtherOrigin)
      .map(address => ({
        where,
        found: `<${element.name}> loads ${address}`,
        expected: 'a path on this site',
      })),
  ];
}

function inScript(where: string, script: string): Finding[] {
  return codeFromStrings(script).map(call => ({
    where,
    found: `${call}…)`,
    expected: 'no code made from strings',
  }));
}

function inStyle(where: string, style: string): Finding[] {
  return [...style.matchAll(/(?:url\(|@import\s+)\s*["']?([^"')\s;]+)/g)]
    .map(([, address]) => address ?? '')
    .filter(isOtherOrigin)
    .map(address => ({ where, found: `loads ${address}`, expected: 'a path on this site' }));
}

function severalInlineScripts(pages: { path: string; elements: Element[] }[]): Finding[] {
  const firstUse = new Map<string, string>();
  for (const { path, elements: list } of pages) {
    for (const { content } of list.filter(isInlineScript)) {
      const hash = createHash('sha256').update(content).digest('base64');
      if (!firstUse.has(hash)) firstUse.set(hash, path);
    }
  }
  if (firstUse.size === 1) return [];
  return [
    {
      where: build,
      found: `${firstUse.size} different inline scripts: ${[...firstUse].map(([hash, path]) => `sha256-${hash} in ${path}`).join(', ')}`,
      expected: 'exactly one, the same in both languages',
    },
  ];
}

function isInlineScript({ name, attributes }: Element): boolean {
  const type = attributes.get('type') ?? '';
  return name === 'script' && !attributes.has('src') && !/json/.test(type);
}

import { createHash } from 'node:crypto';
import postcss from 'postcss';
import parseValue from 'postcss-value-parser';
import {
  attributeOf,
  type Element,
  elements,
  isOtherOrigin,
  loadedAddresses,
} from '../html/built-page.ts';
import { codeFromStrings } from '../html/code-from-strings.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const build = 'site/build/';

export const nothingReachesAnotherOrigin: Rule = {
  why: 'the site is served under a strict content security policy with one script hash; anything else is blocked, or tells a stranger who reads what.',
  findings: ({ files, read }: Repository) => {
    const built = (ending: string) =>
      files.filter(path => path.startsWith(build) && path.endsWith(ending));
    const pages = built('.html').map(path => inPage(path, elements(read(path))));
    if (pages.length === 0) {
      return [{ where: build, found: 'no built site', expected: 'run npm run build first' }];
    }
    return [
      ...pages.flatMap(page => page.findings),
      ...built('.js').flatMap(path => inScript(path, read(path))),
      ...built('.css').flatMap(path => inStyle(path, read(path))),
      ...severalInlineScripts(pages),
    ];
  },
};

interface BuiltPage {
  path: string;
  findings: Finding[];
  inlineScripts: string[];
}

function inPage(path: string, list: Element[]): BuiltPage {
  return {
    path,
    findings: list.flatMap(element => inElement(path, element)),
    inlineScripts: list.filter(isInlineScript).map(({ content }) => content),
  };
}

function inElement(where: string, element: Element): Finding[] {
  const handlers = element.attributes.filter(({ name }) => /^on[a-z]+$/.test(name));
  return [
    ...handlers.map(({ name }) => ({
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
  return styleAddresses(style)
    .filter(isOtherOrigin)
    .map(address => ({ where, found: `loads ${address}`, expected: 'a path on this site' }));
}

/** What `url()` and `@import` name. */
function styleAddresses(style: string): string[] {
  const addresses: string[] = [];
  const note = (value: string): void => {
    if (!/url\(/i.test(value)) return;
    parseValue(value).walk(node => {
      if (node.type === 'function' && node.value.toLowerCase() === 'url')
        addresses.push(node.nodes[0]?.value ?? '');
    });
  };
  const root = postcss.parse(style);
  root.walkDecls(({ value }) => note(value));
  root.walkAtRules('import', ({ params }) => {
    const [first] = parseValue(params).nodes;
    if (first?.type === 'string') addresses.push(first.value);
    note(params);
  });
  return addresses;
}

function severalInlineScripts(pages: BuiltPage[]): Finding[] {
  const firstUse = new Map<string, string>();
  for (const { path, inlineScripts } of pages) {
    for (const script of inlineScripts) {
      const hash = createHash('sha256').update(script).digest('base64');
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

function isInlineScript(element: Element): boolean {
  const isProgram = element.name === 'script' && !/json/.test(attributeOf(element, 'type'));
  return isProgram && !element.attributes.some(({ name }) => name === 'src');
}

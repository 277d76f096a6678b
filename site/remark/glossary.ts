import type english from '@messages/site.json';
import { fill } from '../islands/kit/view/fill.ts';
import { type Version, versionOf } from '../versioning/sources.ts';
import { findElements, prose, type Root, type RootContent, table, text } from './page-tree.ts';

interface Term {
  term: string;
  /** Without a part, a word that only writers need. */
  in?: string;
  means?: string;
}

/** What a language makes of the terms; without a word of its own it keeps the term. */
type Translation = Record<string, { word?: string; means: string }>;

interface Words {
  terms: Term[];
  /** Of the other languages, by their codes. */
  translations: Record<string, Translation>;
  messages: (typeof english)['glossary'];
}

export interface GlossaryOptions {
  /** The language of the page, and the one that the terms are in. */
  locale: string;
  source: string;
  read: (version: Version) => Words;
  /** Changes with the glossary, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

/** A remark step: `<Glossary part="jobs"/>` becomes the table of that part of contributing/glossary.yaml. */
export function glossary(options: GlossaryOptions) {
  return (root: Root, { path }: { path: string }): void => {
    for (const { parent, node, attributes } of findElements(root, ['Glossary'])) {
      const words = options.read(versionOf(path));
      const terms = words.terms.filter(term => term.in === attributes.part);
      if (terms.length === 0)
        throw new Error(`<Glossary part="${attributes.part}"/> finds nothing.`);
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(node), 1, ...rows(terms, words, options));
    }
  };
}

/** A reader of another language also sees the words of the first, which the API and most of the literature use. */
function rows(
  terms: Term[],
  { translations, messages }: Words,
  { locale, source }: GlossaryOptions,
) {
  const others = locale === source ? [] : [source];
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  return table(
    [
      messages.term,
      ...others.map(code => fill(messages.inLanguage, { language: nameOf.of(code) ?? code })),
      messages.meaning,
    ],
    terms.map(entry => [
      [{ type: 'strong', children: text(wordIn(locale, entry)) }],
      ...others.map(code => text(wordIn(code, entry))),
      prose((locale === source ? entry.means : translated(locale, entry.term).means) ?? ''),
    ]),
  );

  function wordIn(code: string, { term }: Term): string {
    return code === source ? term : (translated(code, term).word ?? term);
  }

  function translated(code: string, term: string) {
    const entry = translations[code]?.[term];
    if (!entry?.means) throw new Error(`site/i18n/${code}/glossary.yaml: “${term}” is missing.`);
    return entry;
  }
}

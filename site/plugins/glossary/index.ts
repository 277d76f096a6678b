import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findElements } from '../contract-tables/find-elements.ts';
import { prose, type Root, type RootContent, table, text } from '../contract-tables/mdast.ts';

type Locale = 'en' | 'zh';

interface Term {
  en: string;
  /** `same` when the Chinese text keeps the English word. */
  zh: string;
  in: string;
  means: Record<Locale, string>;
}

export interface GlossaryOptions {
  locale: Locale;
  /** Carries the whole text, so that the engine does not serve an old page from its cache. */
  source: string;
}

const heads = { en: ['Term', 'In Chinese', 'Meaning'], zh: ['术语', '英文', '含义'] };

export function readGlossary(file: string): string {
  return readFileSync(file, 'utf8');
}

/** A remark step: `<Glossary part="jobs"/>` becomes the table of that part of contributing/glossary.yaml. */
export function glossary({ locale, source }: GlossaryOptions) {
  return (root: Root): void => {
    for (const { parent, node, attributes } of findElements(root, ['Glossary'])) {
      const terms = (parse(source) as Term[]).filter(term => term.in === attributes.part);
      if (terms.length === 0)
        throw new Error(`<Glossary part="${attributes.part}"/> finds nothing.`);
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(node), 1, ...rows(terms, locale));
    }
  };
}

function rows(terms: Term[], locale: Locale): RootContent[] {
  const chinese = (term: Term) => (term.zh === 'same' ? term.en : term.zh);
  return table(
    heads[locale],
    terms.map(term => [
      [{ type: 'strong', children: text(locale === 'zh' ? chinese(term) : term.en) }],
      text(locale === 'zh' ? term.en : chinese(term)),
      prose(term.means[locale]),
    ]),
  );
}

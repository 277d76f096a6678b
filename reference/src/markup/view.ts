import { createContext, useContext } from 'react';
import type { PageContext } from '../pages/page-context.ts';

/** What the components of a page ask for. Each id and link is noted, so that the site can check them. */
export interface View
  extends Pick<PageContext, 'messages' | 'language' | 'to' | 'codeLinks' | 'downloads'> {
  /** Parts that the page has no room for. */
  omitted: number;
  /** For an `id`. */
  id: (anchor: string) => string;
  /** For an `href`: a path of the site, `#` and an id, or an address elsewhere. */
  href: (target: string) => string;
}

export const ViewContext = createContext<View | undefined>(undefined);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('A component of the reference is rendered outside a page.');
  return view;
}

/** Costly to make, and asked for by every field. */
const pluralRules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}

/** A number of things, in the grammar of the language. */
export function useCount(): (message: { one: string; other: string }, count: number) => string {
  const { language } = useView();
  const rules = rulesOf(language);
  return ({ one, other }, count) =>
    (rules.select(count) === 'one' ? one : other).replace('{count}', String(count));
}

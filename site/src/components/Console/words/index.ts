import { createContext, useContext } from 'react';
import { english, type Words } from './en';

export type { Words };

/** Not among the site's translations: those are part of every page, and these only few readers need. */
export async function loadWords(locale: string): Promise<Words> {
  return locale === 'zh' ? (await import('./zh')).chinese : english;
}

const WordsContext = createContext<Words>(english);
export const WordsProvider = WordsContext.Provider;

export function useWords(): Words {
  return useContext(WordsContext);
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

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

export { fill } from '../../Workbench/fill';

import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '../messages.ts';

export interface MarkdownLinks {
  /** A path of this site in the language and version of the page. */
  to: (path: string) => string;
  /** What a word in code leads to: operations by id, errors by code. */
  byCode: Map<string, string>;
}

/** What every page of one language has in common. */
export interface Surroundings {
  words: Messages;
  links: MarkdownLinks;
  /** Where the contract itself can be fetched, without a locale. */
  downloads: string[];
}

/** Programs for an operation in every language; none if nobody has written them. */
export type SampleOf = (operationId: string) => ReactNode;

export interface View extends Surroundings {
  sample: SampleOf;
}

export const ViewContext = createContext<View | undefined>(undefined);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('A component of the reference is rendered outside a page.');
  return view;
}

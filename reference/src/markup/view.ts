import { createContext, useContext } from 'react';
import type { PageContext } from '../pages/page-context.ts';

/** What the components of a page ask for. Each id and link is noted, so that the site can check them. */
export interface View extends Pick<PageContext, 'messages' | 'to' | 'codeLinks' | 'downloads'> {
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

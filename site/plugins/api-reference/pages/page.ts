import type { TocItem } from './page-context.ts';

/** A page before it becomes files. */
export interface Page {
  id: string;
  tag: string;
  title: string;
  description: string;
  /** The file of the contract that an edit link opens. */
  source: string;
  /** On its sidebar entry. */
  className: string;
  toc: TocItem[];
  html: string;
  /** What a console on the page needs; the overview has none. */
  form?: object;
}

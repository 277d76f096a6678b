import type { PageContext } from './page-context.ts';
import type { OperationData, OverviewData } from './page-data.ts';

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
  context: PageContext;
  data: { operation: OperationData } | { overview: OverviewData };
  /** What a console on the page needs; the overview has none. */
  form?: object;
}

import type { Edition } from '../edition.ts';
import { listOperations } from '../openapi.ts';
import { Anchors } from '../schema/anchors.ts';
import type { TreeContext } from '../schema/build-schema-tree.ts';
import type { Heading, OperationData, OverviewData } from './page-data.ts';

/** An edition that knows where its own pages are. */
export interface Reference extends Omit<Edition, 'codeLinks'> {
  /** Where the overview is served, without language and version. */
  route: string;
  codeLinks: CodeLinks;
}

/** Where words in code lead. */
export type CodeLinks = Pick<ReadonlyMap<string, string>, 'get' | 'has'>;

export interface PageContext extends Reference, TreeContext {
  toc: Heading[];
  /** Response headers shared by reference that this page has described. */
  describedHeaders: Map<string, string>;
}

export const overviewId = 'index';

/** A page before it becomes files. */
export interface Page {
  id: string;
  tag: string;
  title: string;
  description: string;
  editUrl?: string;
  /** On its sidebar entry. */
  className: string;
  context: PageContext;
  data: { operation: OperationData } | { overview: OverviewData };
  /** What the component of the page may fetch; the overview has none. */
  form?: object;
}

export function toReference(edition: Edition, route: string): Reference {
  const operations = listOperations(edition.document);
  return {
    ...edition,
    route,
    codeLinks: new Map([
      ...operations.map(({ id }) => [id, operationPath(route, id)] as const),
      ...(edition.codeLinks ?? []),
    ]),
  };
}

export function operationPath(route: string, id: string): string {
  return `${route}/${id}`;
}

export function startPage(reference: Reference): PageContext {
  return {
    ...reference,
    anchors: new Anchors(),
    described: new Map(),
    describedHeaders: new Map(),
    toc: [],
  };
}

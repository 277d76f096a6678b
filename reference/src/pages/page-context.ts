import type { Edition } from '../edition.ts';
import { listOperations } from '../openapi.ts';
import { Anchors } from '../schema/anchors.ts';
import { Budget, type Extent, extents as pageExtents, TooLarge } from '../schema/budget.ts';
import type { TreeContext } from '../schema/build-schema-tree.ts';
import type { SchemaPage } from '../schema/name-schema-pages.ts';
import { type AllSchemaPages, SchemaPages, startSchemaPages } from '../schema/schema-pages.ts';
import type { Heading, OperationData, OverviewData, SchemaData, WebhookData } from './page-data.ts';

/** An edition that knows where its own pages are. */
export interface Reference extends Omit<Edition, 'codeLinks'> {
  /** Where the overview is served, without language and version. */
  route: string;
  codeLinks: CodeLinks;
  /** Of all shared schemas, though only those that a page leads to get theirs. */
  allSchemaPages: AllSchemaPages;
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
  data:
    | { operation: OperationData }
    | { overview: OverviewData }
    | { webhook: WebhookData }
    | { schema: SchemaData };
  /** What the component of the page may fetch; the overview has none. */
  form?: object;
}

export function toReference(edition: Edition, route: string): Reference {
  const operations = listOperations(edition.document);
  return {
    ...edition,
    route,
    allSchemaPages: startSchemaPages(edition.document),
    codeLinks: new Map([
      ...operations.map(({ id }) => [id, operationPath(route, id)] as const),
      ...(edition.codeLinks ?? []),
    ]),
  };
}

export function operationPath(route: string, id: string): string {
  return `${route}/${id}`;
}

/** A page with as much on it as fits, so that no document makes one that a reader waits for. */
export function fitPage<P>(
  reference: Reference,
  /** The schema that the page is of, or its id. */
  start: string | SchemaPage,
  build: (context: PageContext) => P,
  extents: readonly [Extent, ...Extent[]] = pageExtents,
): P {
  const attempt = (extent: Extent) => {
    try {
      return build(startPage(reference, extent, start));
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  };
  const whole = attempt(extents[0]);
  if (whole) return whole;
  let fitting: P | undefined;
  let [widest, narrowest] = [1, extents.length - 1];
  while (!fitting || widest < narrowest) {
    const middle = (widest + narrowest) >> 1;
    const page = attempt(extents[middle]!);
    if (page) [fitting, narrowest] = [page, middle];
    else widest = middle + 1;
  }
  return fitting;
}

/** Whether nothing was left out of it for want of room. */
export const isWhole = ({ context: { budget } }: Page): boolean =>
  !budget.extent.brief && !budget.extent.last;

function startPage(reference: Reference, extent: Extent, start: string | SchemaPage): PageContext {
  return {
    ...reference,
    anchors: new Anchors(),
    described: new Map(),
    describedHeaders: new Map(),
    toc: [],
    budget: new Budget(extent),
    schemaPages: new SchemaPages(reference.allSchemaPages, reference.route, start),
  };
}

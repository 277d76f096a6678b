import type { ContractDocument, ErrorEntry, JobFailureEntry, RateLimit } from '@easel/contract';
import type { Surroundings } from '../markup/view.ts';
import type { Guide } from '../read-guides.ts';
import { Anchors } from '../schema/anchors.ts';
import type { TreeContext } from '../schema/build-schema-tree.ts';
import type { Heading } from './page-data.ts';

/** What every page of one language needs to know. */
export interface Reference extends Surroundings {
  document: ContractDocument;
  /** Whether there is something to send requests to. */
  canTry: boolean;
  errors: Map<string, ErrorEntry>;
  jobFailures: JobFailureEntry[];
  rateLimits: Record<string, RateLimit>;
  describeRateLimit: (limit: RateLimit) => string;
  /** Hand-written pages by the path the contract calls them. */
  guides: Map<string, Guide>;
  /** The guide that explains a security scheme, by its name in the contract. */
  securityGuides: Record<string, string>;
  /** The page and anchor of an error. */
  errorPath: (code: string) => string;
}

export interface PageContext extends Reference, TreeContext {
  toc: Heading[];
  /** Response headers shared by reference that this page has described. */
  describedHeaders: Map<string, string>;
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

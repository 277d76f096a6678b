import type { ContractDocument, ErrorEntry, JobFailureEntry, RateLimit } from '@easel/contract';
import type { MarkdownLinks } from '../html/render-markdown.ts';
import type { Guide } from '../read-guides.ts';
import { Anchors } from '../schema/anchors.ts';
import type { TreeContext } from '../schema/build-schema-tree.ts';
import type { Words } from '../wording.ts';

/** What every page of one language needs to know. */
export interface Reference {
  document: ContractDocument;
  words: Words;
  links: MarkdownLinks;
  errors: Map<string, ErrorEntry>;
  jobFailures: JobFailureEntry[];
  rateLimits: Record<string, RateLimit>;
  describeRateLimit: (limit: RateLimit) => string;
  /** Hand-written pages by the path the contract calls them. */
  guides: Map<string, Guide>;
  /** The guide that explains a security scheme, by its name in the contract. */
  securityGuides: Record<string, string>;
  downloads: string[];
  /** Programs for an operation in every language, as markup; none if nobody has written them. */
  renderSample: (operationId: string) => string;
  /** The page and anchor of an error. */
  errorPath: (code: string) => string;
}

export interface TocItem {
  value: string;
  id: string;
  level: number;
}

export interface PageContext extends Reference, TreeContext {
  toc: TocItem[];
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

import type { ErrorEntry, Guide, Insert, Term } from '../edition.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/** What a page says, with every id it gives out. Markup and the table of contents are made of it and of nothing else. */
export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
}

export interface Body {
  contentType: string;
  tree: SchemaNode;
}

export interface ExampleData {
  label: string;
  value: unknown;
  /** As much of it as the page has room for, and how many characters follow. */
  beginning?: { text: string; more: number };
}

export interface ExampleGroup {
  /** Examples of one name close one another. */
  name: string;
  examples: ExampleData[];
}

export const places = ['path', 'query', 'header', 'cookie'] as const;

export interface ParameterGroup {
  place: (typeof places)[number];
  trees: SchemaNode[];
}

export interface ResponseData {
  heading: Heading;
  status: string;
  description: string;
  bodies: Body[];
  headers?: {
    trees: SchemaNode[];
    /** Those that the page has described before. */
    known: { name: string; anchor: string }[];
  };
  examples: ExampleGroup[];
}

export interface ErrorRow extends ErrorEntry {
  anchor: string;
  /** Of the response with its status, if the operation has one. */
  response?: string;
}

export interface Scheme {
  name: string;
  /** Its name in plain words, if the document has one. */
  title: string;
  kind: string;
  description: string;
  guide?: Guide;
}

export interface OperationData {
  endpoint: {
    method: string;
    /** As a client calls it, with the first server. */
    address: string;
    /** The address without the host. */
    path: string;
    action?: Insert;
  };
  belowEndpoint?: Insert;
  facts: Term[];
  security: { anchor: string; schemes: Scheme[] };
  lead: string;
  account?: Guide;
  advice: Term[];
  besideRequest?: Insert;
  parameters?: { heading: Heading; groups: ParameterGroup[] };
  request?: {
    heading: Heading;
    body: { description: string; bodies: Body[]; examples: ExampleGroup[] };
  };
  responses: { heading: Heading; items: ResponseData[] };
  callbacks?: { heading: Heading; items: WebhookData[] };
  errors?: { heading: Heading; rows: ErrorRow[] };
  related?: { heading: Heading; guides: Guide[] };
}

/** A response to what the service sends. */
export interface Answer {
  status: string;
  description: string;
  bodies: Body[];
}

/** A request that the service sends: a webhook, or a callback of an operation. */
export interface WebhookData {
  heading: Heading;
  /** Of a callback: where it is sent is read from the request or the response of the operation. */
  call?: { method: string; expression: string };
  description: string;
  parameters: ParameterGroup[];
  bodies: Body[];
  examples: ExampleGroup[];
  answers: Answer[];
}

/** A schema that several pages share and have no room for. */
export interface SchemaData {
  heading: Heading;
  tree: SchemaNode;
  examples: ExampleGroup[];
  /** Known once all pages are made. */
  usedBy?: { heading: Heading; pages: Guide[]; more: number };
}

export interface OverviewData {
  lead: string;
  account?: Guide;
  tags: {
    heading: Heading;
    description: string;
    operations: {
      title: string;
      method: string;
      /** Left out where there are too many of them. */
      path?: string;
      page: string;
    }[];
  }[];
  servers?: { heading: Heading; servers: { url: string; description: string }[] };
  rules?: { heading: Heading; text: string };
  webhooks?: {
    heading: Heading;
    description: string;
    items: WebhookData[];
    /** Instead, where there are many. */
    pages: Guide[];
  };
  schemas?: { heading: Heading; pages: Guide[]; more: number };
}

/** The markup of a page, which is written once and never hydrated, and what a check of links wants to know of it. */
export interface Markup {
  html: string;
  anchors: string[];
  /** Into the page and to other pages of the site; not to files. */
  links: string[];
}

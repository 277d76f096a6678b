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

export interface ShownExample {
  label: string;
  /** As much of it as the page has room for. */
  text: string;
  /** As code in Markdown is marked with it; JSON is coloured. */
  language: string | null;
  /** How many characters follow. */
  more: number;
}

export interface ExampleGroup {
  /** Examples of one name close one another. */
  name: string;
  examples: ShownExample[];
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
  links: ResponseLink[];
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
  /** Where OpenID Connect says the rest. */
  discovery?: string;
  flows: Flow[];
  guide?: Guide;
}

/** One of the ways of OAuth 2 to get a token. */
export interface Flow {
  name: string;
  addresses: { name: string; url: string }[];
  scopes: { name: string; meaning: string }[];
}

export interface NeededScheme {
  name: string;
  title: string;
  scopes: string[];
}

export interface Security {
  anchor: string;
  /** One of these, each with all of its schemes. */
  ways: NeededScheme[][];
  schemes: Scheme[];
}

/** A page elsewhere that says more. */
export interface More {
  url: string;
  text: string;
}

export interface ResponseLink {
  name: string;
  description: string;
  /** The operation that it leads to, with its page if it has one. */
  operation: string;
  page?: string;
  /** What that operation is called with, from this response. */
  values: { name: string; value: string }[];
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
  deprecated: boolean;
  security: Security;
  lead: string;
  more?: More;
  /** Of its own, in place of those of the document. */
  servers: { url: string; description: string }[];
  /** Programs that the document has for it. */
  programs: ExampleGroup[];
  /** In their place, made from the document. */
  samples: ExampleGroup[];
  account?: Guide;
  advice: Term[];
  besideRequest?: Insert;
  parameters?: { heading: Heading; groups: ParameterGroup[] };
  request?: {
    heading: Heading;
    body: { description: string; required: boolean; bodies: Body[]; examples: ExampleGroup[] };
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
  deprecated: boolean;
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
  /** Version, licence, whom to ask: what the document says of itself, in Markdown. */
  about: string[];
  account?: Guide;
  tags: {
    heading: Heading;
    description: string;
    more?: More;
    operations: {
      title: string;
      method: string;
      /** Left out where there are too many of them. */
      path?: string;
      page: string;
      deprecated: boolean;
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

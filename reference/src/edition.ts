import type { BlockContent } from 'mdast';
import type { ReactNode } from 'react';
import type english from '../messages.json';
import type { OpenApiDocument, Schema } from './openapi.ts';
import type { CodeSample } from './samples/languages.ts';
import type { SchemaNotes } from './schema/schema-node.ts';

/** What a page says of its own, in one language. `messages.json` is the English. */
export type Messages = typeof english;

export interface Term {
  term: string;
  /** Markdown. */
  text: string;
}

/** A page of the site, by its path without language and version. */
export interface Guide {
  title: string;
  path: string;
}

export interface ErrorEntry {
  code: string;
  /** Where the error is explained. */
  path: string;
  status: number;
  /** Markdown, as is what to do about it. */
  meaning: string;
  remedy: string;
  retryable: boolean;
}

/** Markup of the site on the page of an operation. */
export interface Insert {
  markup: ReactNode;
  /** The same for the Markdown of the page; what only works in a browser has none. */
  blocks?: BlockContent[];
  /** What a search finds in it. */
  text?: string;
  /** The ids that it has, and where its links lead. */
  anchors?: string[];
  links?: string[];
}

/**
 * One language of one version of a reference: all that its pages are made of. The functions are what the site knows about
 * an operation beyond the document, and are asked by its id; each may be left out.
 */
export interface Edition {
  /** Where the docs plugin reads the pages of this language and version. Ours go into the folder `generated` in it. */
  contentFolder: string;
  /** The one inside `generated`, where a site has the pages of several documents. */
  folder?: string;
  document: OpenApiDocument;
  /** Of document and messages, as BCP 47 writes it. */
  language: string;
  messages: Messages;
  /** A path of the site as this language and version have it. */
  to: (path: string) => string;
  /** Where words in code lead, beside the ids of operations: to what explains them. */
  codeLinks?: ReadonlyMap<string, string>;
  /** Paths of the document itself. */
  downloads?: string[];
  /** Where the source of an operation can be edited, or of the document. */
  editUrl?: (id?: string) => string | undefined;
  /** What explains a security scheme, by its name. */
  securityGuide?: (scheme: string) => Guide | undefined;
  schemaNotes?: (schema: Schema) => SchemaNotes;
  /** What tells of an operation in words and examples, or of them all; linked in the first lines. */
  account?: (id?: string) => Guide | undefined;
  /** When to call an operation, and when not. */
  advice?: (id: string) => Term[];
  /** What holds for every call, such as what it costs. Shown in a row with the authentication. */
  facts?: (id: string) => Term[];
  errors?: (id: string) => ErrorEntry[];
  related?: (id: string) => Guide[];
  /** In the bar with method and address: a button, for instance. */
  action?: (id: string) => Insert | undefined;
  /** Below that bar, in the whole width: a console, for instance. */
  belowEndpoint?: (id: string) => Insert | undefined;
  /** Beside parameters and body on wide screens: a program, for instance. */
  besideRequest?: (id: string) => Insert | undefined;
  /**
   * Languages of the requests that are shown where neither the site nor the document has a program, in this order; all of
   * them unless said otherwise.
   */
  codeSamples?: CodeSample[] | false;
  /** Whether the page of an operation has a button that opens a console, unless `action` and `form` say otherwise. */
  console?: boolean;
  /** Data that the component of the page may fetch; its address is handed to it. */
  form?: (id: string) => object | undefined;
}

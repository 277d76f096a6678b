import { readFileSync } from 'node:fs';
import type { IndexFile } from '@easel/search';
import type { Contract } from './contract.ts';

/** A page of the site as Markdown. */
export interface Page {
  /** Its path, without the language: `/docs/intro`. */
  path: string;
  title: string;
  description: string;
  text: string;
}

/** The files of the site's search, by name without `.json`. */
export interface SearchFiles {
  indexes: Record<string, IndexFile>;
  shards: Record<string, unknown>;
}

/** What the catalogue of errors says of one. */
export interface ErrorText {
  code: string;
  /** Of a failed job instead of a status. */
  reason?: string;
  status?: number;
  retryable: boolean;
  title: string;
  meaning: string;
  cause: string;
  remedy: string;
}

export interface ErrorCatalogue {
  errors: ErrorText[];
  jobFailures: ErrorText[];
}

/** The words of the tools on the site, by file and name. */
export type Messages = Record<'lab' | 'signing' | 'workflow-checker', Record<string, unknown>>;

/** Everything in one language. */
export interface Edition {
  pages: Page[];
  search: SearchFiles;
  contract: Contract;
  errors: ErrorCatalogue;
  messages: Messages;
}

export interface Site {
  /** Where the pages are served, with a slash at the end. */
  address: string;
  /** Codes, the first of which needs no folder. */
  languages: [string, ...string[]];
  version: string;
}

export interface Library {
  site: Site;
  edition(language: string): Edition;
}

/** Reads a language when somebody first asks for it, and from no other folder than this. */
export function openLibrary(folder: URL): Library {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const site: Site = read('site.json');
  const editions = new Map<string, Edition>();
  return {
    site,
    edition(language) {
      const known = editions.get(language) ?? read(`${language}.json`);
      editions.set(language, known);
      return known;
    },
  };
}

import type { Element } from './element.ts';

/** A built page that search may lead to. */
export interface Page {
  /** As it is served, with the language before it. */
  route: string;
  /** Which index it belongs to: `docs-default-current` for the docs, `default` for the rest. */
  indexTag: string;
  type: 'docs' | 'blog' | 'page';
  title: string;
  /** Names of the categories above it in the sidebar. */
  categories: string[];
  tags: string[];
  body: Element;
}

import type { Edition } from './edition.ts';
import type { SpecsOptions } from './specs/spec-options.ts';

/** What a site that knows more than its documents hands in. */
export interface EditionsOptions {
  /** Which of several instances of the plugin this is. */
  id?: string;
  /** Where the overview is served, without language and version, such as `/api`. */
  route: string;
  /** Where the docs plugin serves its pages; `/docs` unless said otherwise. */
  docsRoute?: string;
  /** The module of the component that shows a page. */
  component: string;
  /**
   * Every language of every version. A function, since data among the options would be sent to every reader: Docusaurus
   * puts its configuration into the first script.
   */
  editions: () => Promise<Edition[]>;
  /** The name of the sidebar that has the reference, for pages that it does not list. */
  sidebar?: string;
  /** What the development server looks at to write pages again, as paths with stars. */
  pathsToWatch?: () => string[];
}

export type ReferenceOptions = SpecsOptions | EditionsOptions;

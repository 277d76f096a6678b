/** Imports that are not files of this site. */

/** The address of the sheet: plugins/islands. */
declare module '*.island.css' {
  const href: string;
  export default href;
}

/** Markup of a sample that a component shows: its text on the server, its address in the browser. */
declare module '@samples/*' {
  const markup: string;
  export default markup;
}

/** The part of Docusaurus' progress bar that this site sets. */
declare module 'nprogress' {
  const nprogress: { configure(options: { barSelector: string; template: string }): void };
  export default nprogress;
}

/** Where the site is mounted, with a slash at both ends: config/base-path.ts. */
declare const SITE_BASE: string;

/** Where the pages of this language are, with a slash at both ends: the bundler knows. */
declare const __webpack_public_path__: string;

declare module '@generated/local-search/default/index-tags.json' {
  const tags: string[];
  export default tags;
}

/** The address of the sheet, which the bundler of the site gives. */
declare module '*.island.css' {
  const href: string;
  export default href;
}

declare module '@generated/local-search/default/index-tags.json' {
  const tags: string[];
  export default tags;
}

/** The address of the sheet: sheet-rules.ts. */
declare module '*/dialog.css' {
  const href: string;
  export default href;
}

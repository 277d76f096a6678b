/** The file of a page, below the folder of its language, and that of its Markdown: at the address with `.md`. */
export function twinFile(htmlFile: string): string {
  const page = htmlFile.replaceAll('\\', '/').replace(/\/?index\.html$/, '');
  return `${page || 'index'}.md`;
}

/** The path of the Markdown of a page, by its address; `root` is where its language is served. */
export function twinPath(canonical: string, root: string): string | undefined {
  const { pathname } = new URL(canonical);
  if (pathname.endsWith('.html')) return undefined;
  return (
    root +
    twinFile(`${pathname.slice(root.length).replace(/\/$/, '')}/index.html`.replace(/^\//, ''))
  );
}

/** A page that is known by its address, however that ends. */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
};

/**
 * Addresses of links, whole. A link to a page leads to its Markdown, so that a program that follows it goes on reading
 * Markdown.
 */
export function linkAddresses(canonical: string, twins: ReadonlyMap<string, string>) {
  return (href: string): string => {
    const url = new URL(href, canonical);
    const twin = twins.get(pageKey(url.href));
    return twin ? twin + url.hash : url.href;
  };
}

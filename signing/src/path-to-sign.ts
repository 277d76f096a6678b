/**
 * The path and query of a URL, as they go over the wire. A lone `?` is left out: browsers send it, Node's
 * `fetch` does not, so request the origin plus this path rather than the original URL.
 */
export function pathToSign(url: string | URL): string {
  return new URL(url).href.replace(/^[a-z]+:\/\/[^/]*|\??(#.*)?$/g, '');
}

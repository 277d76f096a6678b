export interface Element {
  name: string;
  attributes: Map<string, string>;
  /** Only scripts keep their content; it is not markup. */
  content: string;
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const startTag =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;

/** The elements of HTML that a build wrote: well-formed, so a full parser would add nothing. */
export function elements(html: string): Element[] {
  const found: Element[] = [];
  let after = 0;
  for (const match of html.matchAll(startTag)) {
    if (match.index < after) continue;
    const name = (match[1] ?? '').toLowerCase();
    const start = match.index + match[0].length;
    const end = name === 'script' ? html.indexOf('</script', start) : start;
    after = end === -1 ? html.length : end;
    found.push({ name, attributes: attributes(match[2] ?? ''), content: html.slice(start, after) });
  }
  return found;
}

function attributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

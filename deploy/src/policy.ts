import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The sandbox that a reader has started. Named in a policy, plain http caps the grade of a page; so only consoles may. */
export const localSandbox = 'http://127.0.0.1:8787';

export type Directives = Record<string, string[]>;

/** What a page may load, and from where; `connect` are the other origins that it may send requests to. */
export function pagePolicy(
  scriptHashes: readonly string[],
  connect: readonly string[] = [],
): Directives {
  return {
    // Covers only what has no directive of its own, which is `<link rel="prefetch">` in Firefox: no browser knows prefetch-src.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'child-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(hash => `'${hash}'`)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** A page with a console may also send to the sandbox on the reader's own machine. */
export function consolePolicy(
  scriptHashes: readonly string[],
  connect: readonly string[] = [],
): Directives {
  const page = pagePolicy(scriptHashes, connect);
  return { ...page, 'connect-src': [...(page['connect-src'] ?? []), localSandbox] };
}

/** A worker that keeps a reader's key needs nothing from anywhere, so it may not ask. */
export const keyWorkerPolicy: Directives = { 'default-src': ["'none'"] };

export function printPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** One hash serves the whole site in all its languages; a second inline script is a defect that a test reports. */
export function inlineScriptHashes(html: string): string[] {
  const found: string[] = [];
  collect(parse(html), found);
  return found;
}

function collect(node: Tree.Node, found: string[]): void {
  if ('tagName' in node && isInlineScript(node)) {
    const program = node.childNodes.map(child => ('value' in child ? child.value : '')).join('');
    found.push(`sha256-${createHash('sha256').update(program).digest('base64')}`);
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
}

/** Data blocks are not run, so the policy does not ask for their hash. */
function isInlineScript({ tagName, attrs }: Tree.Element): boolean {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  return tagName === 'script' && !attribute('src') && attribute('type') !== 'application/ld+json';
}

import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { elements } from '../html.ts';

/** One hash serves the whole bilingual site; a second inline script is a defect that a test reports. */
export function inlineScriptHashes(html: string): string[] {
  return elements(html).filter(isInlineScript).map(hashOf);
}

/** Data blocks are not run, so the policy does not ask for their hash. */
function isInlineScript({ tagName, properties: { src, type } }: Element): boolean {
  return tagName === 'script' && !src && type !== 'application/ld+json';
}

function hashOf({ children }: Element): string {
  const program = children.map(child => ('value' in child ? child.value : '')).join('');
  return `sha256-${createHash('sha256').update(program).digest('base64')}`;
}

export function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    // Covers only what has no directive of its own, which is `<link rel="prefetch">` in Firefox: no browser knows prefetch-src.
    "default-src 'self'",
    "object-src 'none'",
    "media-src 'none'",
    "frame-src 'none'",
    "child-src 'none'",
    `script-src 'self' ${scriptHashes.map(hash => `'${hash}'`).join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The console may send a reader's request to their own sandbox or to production, and nowhere else.
    "connect-src 'self' http://127.0.0.1:8787 https://api.easel.example",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

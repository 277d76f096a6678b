import { createHash } from 'node:crypto';

// Data blocks are not run, so the policy does not ask for their hash. The HTML minifier drops quotes.
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="?application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** One hash serves the whole bilingual site; a second inline script is a defect that a test reports. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}`,
  );
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

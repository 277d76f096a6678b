import { createReadStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { resolveFile } from './resolve-file.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The worker that keeps a reader's key needs nothing from anywhere, so it may not ask. */
const keyWorkerPolicy = "default-src 'none'";

export interface Serving {
  gzip?: boolean;
  /** Directives that a test adds to the policy. */
  policyToo?: string;
  /** What a test puts into every page. */
  changePage?: (html: string) => string;
}

/** The built site as a strict production server would send it, so that every browser test runs under the policy. */
export function answerFrom(
  root: string,
  { gzip = false, policyToo = '', changePage }: Serving = {},
): RequestListener {
  const directory = path.resolve(root);
  const hashes = inlineScriptHashes(readFileSync(path.join(directory, 'index.html'), 'utf8'));
  const policy = contentSecurityPolicy(hashes);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { file, status } = await resolveFile(directory, pathname);
    const packed = gzip && /\.(html|js|css|json|svg|xml)$/.test(file);
    response.writeHead(status, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy':
        (/\/key-worker\./.test(pathname) ? keyWorkerPolicy : policy) + policyToo,
      'x-content-type-options': 'nosniff',
      // What carries a hash in its name never changes.
      'cache-control': /^\/(zh\/)?assets\//.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(packed && { 'content-encoding': 'gzip' }),
    });
    if (changePage && file.endsWith('.html'))
      return void response.end(changePage(await readFile(file, 'utf8')));
    const source = createReadStream(file);
    const done = () => response.end();
    if (packed) pipeline(source, createGzip(), response, done);
    else pipeline(source, response, done);
  };
}

export function serveBuild(root: string, port: number, serving?: Serving): Promise<Server> {
  const server = createServer(answerFrom(root, serving));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { type Delivery, headerFor, isHashed, readDelivery } from './delivery.ts';
import { asksForTwin, linkHeader } from './negotiation.ts';
import { resolve } from './resolve.ts';

export interface Serving {
  /** Directives that a test adds to the policy. */
  policyToo?: string;
  /** What a test puts into every page. */
  changePage?: (html: string) => string;
}

/** A build as every server of ours sends it, so that whoever tries it here meets the same headers. */
export function answerFrom(
  folder: string,
  { policyToo = '', changePage }: Serving = {},
): RequestListener {
  const root = path.resolve(folder);
  const delivery = readDelivery(root);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, delivery, '', 405);
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const asks = asksForTwin(delivery.twins, request.headers.accept);
    const resolved = await resolve(delivery, root, request.url ?? '/', asks);
    response.statusCode = resolved.status;
    if (!('file' in resolved)) {
      setHeaders(response, delivery, '', resolved.status);
      if ('location' in resolved) response.setHeader('location', resolved.location);
      return void response.end();
    }
    const { file, within, status, language, twin } = resolved;
    setHeaders(response, delivery, within, status);
    if (policyToo) {
      const name = 'Content-Security-Policy';
      response.setHeader(name, `${response.getHeader(name)}${policyToo}`);
    }
    const extension = path.extname(file);
    response.setHeader('content-type', delivery.types[extension] ?? 'application/octet-stream');
    if (changePage && extension === '.html')
      return void response.end(changePage(await readFile(file, 'utf8')));
    const encoding = chooseEncoding(request.headers['accept-encoding'], file);
    const vary = [
      ...(delivery.packed.includes(extension) ? ['Accept-Encoding'] : []),
      ...(status === 200 && !isHashed(delivery, within) ? ['Accept'] : []),
    ];
    if (vary.length > 0) response.setHeader('vary', vary.join(', '));
    if (status === 200 && (twin || extension === delivery.twins.extension)) {
      response.setHeader('link', linkHeader(delivery, language, twin));
    }
    if (encoding) response.setHeader('content-encoding', encoding.name);
    const sent = file + (encoding?.extension ?? '');
    send(request, path.basename(sent), {
      root: path.dirname(sent),
      cacheControl: false,
      // A not-found page is sent whole, whatever the browser has of another page.
      acceptRanges: status === 200,
      etag: status === 200,
      lastModified: status === 200,
    })
      // Its own answer would have headers of its own.
      .on('error', ({ status = 500 }) => response.writeHead(status).end())
      .pipe(response);
  };
}

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

function chooseEncoding(accepted = '', file: string) {
  const names = accepted.split(',').map(entry => entry.split(';')[0]?.trim());
  // An older one was made from a file of an earlier build.
  const isFresh = (packed: string) => changedAt(packed) >= changedAt(file);
  return encodings.find(({ name, extension }) => names.includes(name) && isFresh(file + extension));
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function setHeaders(
  response: ServerResponse,
  { headers }: Delivery,
  within: string,
  status: number,
): void {
  for (const [name, header] of Object.entries(headers)) {
    const value = headerFor(header, within, status);
    if (value) response.setHeader(name, value);
  }
}

export function serveBuild(folder: string, port: number, serving?: Serving): Promise<Server> {
  const server = createServer(answerFrom(folder, serving));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

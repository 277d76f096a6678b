import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Delivery } from './delivery.ts';
import { caddy } from './servers/caddy.ts';
import { cloudfront } from './servers/cloudfront.ts';
import { headersFile, netlifyRedirects } from './servers/headers-file.ts';
import { nginx } from './servers/nginx.ts';
import { vercel } from './servers/vercel.ts';

/** Every file that a server needs, by its path below `deploy/generated`. */
function listConfigurations(delivery: Delivery, root: string): Map<string, string> {
  const files = {
    ...under('nginx', nginx(delivery, root)),
    ...under('caddy', caddy(delivery, root)),
    ...under('cloudfront', cloudfront(delivery)),
    'cloudflare-pages/_headers': headersFile(delivery),
    'netlify/_headers': headersFile(delivery),
    'netlify/_redirects': netlifyRedirects(delivery),
    'vercel/vercel.json': vercel(delivery),
  };
  return new Map(Object.entries(files));
}

/** Writes them all below a folder. */
export function writeConfigurations(delivery: Delivery, root: string, output: string): void {
  for (const [file, text] of listConfigurations(delivery, root)) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    writeFileSync(path.join(output, file), text);
  }
}

function under(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}

import type { Delivery } from './delivery.ts';
import { caddy } from './servers/caddy.ts';
import { cloudfront } from './servers/cloudfront.ts';
import { headersFile, netlifyRedirects } from './servers/headers-file.ts';
import { nginx } from './servers/nginx.ts';
import { vercel } from './servers/vercel.ts';

/** Every file that a server needs, by its path below `deploy/generated`. */
export function listConfigurations(delivery: Delivery, root: string): Map<string, string> {
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

function under(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}

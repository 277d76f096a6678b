import { stat } from 'node:fs/promises';
import path from 'node:path';

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** A page is `<path>/index.html`, with or without a trailing slash, as the production servers are configured. */
export async function resolveFile(
  root: string,
  pathname: string,
): Promise<{ file: string; status: 200 | 404 }> {
  const decoded = decode(pathname);
  if (decoded !== undefined && !decoded.includes('\0')) {
    const target = path.join(root, path.normalize(decoded));
    if (target.startsWith(root)) {
      for (const file of [target, path.join(target, 'index.html'), `${target}.html`]) {
        if (await isFile(file)) return { file, status: 200 };
      }
    }
  }
  const locale = /^\/zh(\/|$)/.test(pathname) ? 'zh' : '';
  return { file: path.join(root, locale, '404.html'), status: 404 };
}

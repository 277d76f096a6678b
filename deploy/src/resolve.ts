import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Delivery } from './delivery.ts';
import { twinPath } from './negotiation.ts';

/** What an address leads to. Every server that we configure decides alike; `answers.test.ts` holds them to it. */
export type Resolved =
  | { status: 200 | 404; file: string; within: string; language: string; twin?: string }
  | { status: 301; location: string };

/**
 * A page is `<path>/index.html`, with or without a slash at the end. What a browser's router would read differently from
 * a file system, such as two slashes or an encoded one, is no address of ours.
 */
export async function resolve(
  delivery: Delivery,
  folder: string,
  address: string,
  /** Whether the Markdown of a page is preferred. */
  asksForTwin = false,
): Promise<Resolved> {
  const { base, languages } = delivery;
  const [raw = '', query] = address.split(/\?(.*)/s);
  const decoded = decode(raw);
  const pathname = decoded ?? raw;
  const language = languages.find(
    prefix => prefix !== '' && `${pathname}/`.startsWith(base + prefix),
  );
  const start = base + (language ?? '');
  const within = pathname.startsWith(start) ? pathname.slice(start.length) : pathname.slice(1);
  const notFound: Resolved = {
    status: 404,
    file: path.join(folder, language ?? '', '404.html'),
    within,
    language: language ?? '',
  };
  if (decoded === undefined || pathname.includes('\0') || /\/\/|%2f/i.test(raw)) return notFound;
  if (!pathname.startsWith(base) || isHidden(pathname)) return notFound;
  if (pathname.endsWith('/index.html')) {
    if (!raw.endsWith('/index.html')) return notFound;
    const page = raw.slice(0, -'/index.html'.length);
    const isRoot = languages.some(prefix => `${page}/` === base + prefix);
    return {
      status: 301,
      location: (isRoot ? `${page}/` : page) + (query === undefined ? '' : `?${query}`),
    };
  }
  const target = path.join(folder, pathname.slice(base.length));
  if (!target.startsWith(folder)) return notFound;
  const twin = twinPath(delivery, pathname.replace(/\/$/, ''));
  const twinFile = path.join(folder, twin.slice(base.length));
  const found = { status: 200 as const, within, language: language ?? '' };
  if (asksForTwin && (await isFile(twinFile))) return { ...found, file: twinFile };
  if (await isFile(target)) return { ...found, file: target };
  const page = path.join(target, 'index.html');
  if (!(await isFile(page))) return notFound;
  return { ...found, file: page, ...((await isFile(twinFile)) ? { twin } : {}) };
}

/** Packed files are other forms of an address, and the page that says “not found” is not one of its own. */
const isHidden = (pathname: string) => /\.(?:br|gz)$|\/404\.html$/.test(pathname);

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

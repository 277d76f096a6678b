import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Delivery, readDelivery } from '@easel/deploy/delivery';
import { resolve } from '@easel/deploy/resolve';
import { elements, named, textOf } from './html.ts';
import type { Locale } from './site-test.ts';

export const build = fileURLToPath(new URL('../build', import.meta.url));

const folderOf = (locale: Locale): string => (locale === 'zh' ? 'zh/' : '');

let delivery: Delivery | undefined;

/** What the server would send for this path, without the server. */
export async function builtFile(pathname: string): Promise<{ status: number; bytes: Buffer }> {
  // Read once, and not before there is a build.
  delivery ??= readDelivery(build);
  const resolved = await resolve(delivery, build, pathname);
  if (!('file' in resolved)) throw new Error(`${pathname} is answered with ${resolved.status}`);
  return { status: resolved.status, bytes: readFileSync(resolved.file) };
}

/** A page or a file that must be there, as text. */
export async function builtText(pathname: string): Promise<string> {
  const { status, bytes } = await builtFile(pathname);
  if (status !== 200) throw new Error(`${pathname} is not in the build`);
  return bytes.toString('utf8');
}

/** Every page the site publishes, from its own sitemap, and the not-found page, which no sitemap lists. */
export function everyPage(locale: Locale): string[] {
  const map = readFileSync(path.join(build, folderOf(locale), 'sitemap.xml'), 'utf8');
  const listed = elements(map).filter(named('loc'));
  return [
    ...listed.map(address => new URL(textOf(address)).pathname),
    `/${folderOf(locale)}no-such-page`,
  ];
}

/** One page of each kind, for what is the same on all of them. */
export function onePerKind(paths: string[]): Set<string> {
  const first = new Map<string, string>();
  for (const path of paths) {
    const kind = kindOf(path);
    if (!first.has(kind)) first.set(kind, path);
  }
  return new Set(first.values());
}

/** Docusaurus names the template of a page, and the page itself, in the classes of its root element. */
function kindOf(pathname: string): string {
  const file = ['/index.html', '.html'].map(end => build + pathname + end).find(existsSync);
  if (!file) return pathname;
  const html = readFileSync(file, 'utf8');
  const [root] = elements(html.slice(0, html.indexOf('<head')));
  const classes = [root?.properties.className].flat().join(' ');
  // Of a document's own name only the folder is a kind: what is generated looks different from what is written.
  return classes.replace(/docs-doc-id-(generated)?\S*/, '$1');
}

/** A text that only the script of the sandbox has: by it that script is found. */
export const sandboxText = 'The policy has expired. Request a new one';

/** The path of the script that contains a given text: chunk names are hashes, their content is ours. */
export function chunkWith(text: string, locale: Locale): string {
  const folder = path.join(build, folderOf(locale), 'assets/js');
  const files = readdirSync(folder).filter(
    file =>
      file.endsWith('.js') &&
      !file.startsWith('main.') &&
      readFileSync(path.join(folder, file), 'utf8').includes(text),
  );
  const [file] = files;
  if (files.length !== 1 || !file) {
    throw new Error(
      `Expected one script with “${text}”, found ${files.length}: ${files.join(', ')}`,
    );
  }
  return `/${folderOf(locale)}assets/js/${file}`;
}

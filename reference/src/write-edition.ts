import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Edition } from './edition.ts';
import { listFiles, type PageFile, type PlacedPages } from './list-files.ts';
import { listPages } from './pages/list-pages.ts';
import { toReference } from './pages/page-context.ts';
import { readDocument } from './read/read-document.ts';
import type { Repair } from './read/repairs.ts';
import { generatedFolder, listSidebar, sidebarFile } from './sidebar.ts';

/** Gives back what had to be mended in the document. */
export async function writeEdition(
  edition: Edition,
  { route, ...placed }: PlacedPages & { route: string },
): Promise<Repair[]> {
  const { document, repairs } = readDocument(edition.document, edition.messages);
  const reference = toReference({ ...edition, document }, route);
  const pages = listPages(reference);
  const sidebar = listSidebar(reference, pages);
  await writeFiles(join(edition.contentFolder, generatedFolder), [
    // Operations come in their order, and the overview after them.
    ...pages.flatMap((page, index) => listFiles(page, index || pages.length, placed)),
    { name: sidebarFile, text: JSON.stringify(sidebar) },
  ]);
  return repairs;
}

/** Leaves unchanged files alone: the dev server watches this folder. */
async function writeFiles(folder: string, files: PageFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Set(files.map(({ name }) => name));
  const present = await readdir(folder, { recursive: true, withFileTypes: true });
  const left = present
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(name => !wanted.has(name));
  const folders = new Set([...wanted].map(name => dirname(join(folder, name))));
  await Promise.all([...folders].map(path => mkdir(path, { recursive: true })));
  await Promise.all([
    ...left.map(name => rm(join(folder, name))),
    ...files.map(({ name, text }) => writeIfChanged(join(folder, name), text)),
  ]);
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}

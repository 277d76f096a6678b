import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Edition } from './edition.ts';
import { listFiles, type PageFile, type PlacedPages } from './list-files.ts';
import { listPages } from './pages/list-pages.ts';
import { toReference } from './pages/page-context.ts';
import { readDocument } from './read/read-document.ts';
import type { Repair } from './read/repairs.ts';
import {
  folderOf,
  generatedFolder,
  listSidebar,
  type SidebarCategory,
  sidebarFile,
  sidebarIn,
} from './sidebar.ts';

export interface Written {
  /** What had to be mended in the document. */
  repairs: Repair[];
  sidebar: SidebarCategory;
}

export async function writeEdition(
  edition: Edition,
  { route, ...placed }: PlacedPages & { route: string },
): Promise<Written> {
  const { document, repairs } = readDocument(edition.document, edition.messages);
  const reference = toReference({ ...edition, document }, route);
  const pages = listPages(reference);
  const sidebar = listSidebar(reference, pages);
  await writeFiles(join(edition.contentFolder, folderOf(edition)), [
    // Operations come in their order, and the overview after them.
    ...pages.flatMap((page, index) => listFiles(page, index || pages.length, placed)),
    { name: sidebarFile, text: JSON.stringify(sidebar) },
  ]);
  return { repairs, sidebar };
}

/** So that the list of sidebars, which is in the content of the default language, finds those of the others there. */
export async function writeSidebar(
  edition: Edition,
  locale: string,
  sidebar: SidebarCategory,
): Promise<void> {
  const folder = join(edition.contentFolder, folderOf(edition));
  await writeIfChanged(join(folder, sidebarIn(locale)), JSON.stringify(sidebar));
}

/** What is left of documents that a content folder no longer has. */
export async function removeOthers(contentFolder: string, folders: string[]): Promise<void> {
  const root = join(contentFolder, generatedFolder);
  const present = await readdir(root).catch(() => []);
  const left = present.filter(name => !folders.includes(name));
  await Promise.all(left.map(name => rm(join(root, name), { recursive: true })));
}

/** Leaves unchanged files alone: the dev server watches this folder. */
async function writeFiles(folder: string, files: PageFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Set(files.map(({ name }) => name));
  const present = await readdir(folder, { recursive: true, withFileTypes: true });
  const left = present
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(name => !wanted.has(name) && !isOfLanguage(name));
  const folders = new Set([...wanted].map(name => dirname(join(folder, name))));
  await Promise.all([...folders].map(path => mkdir(path, { recursive: true })));
  await Promise.all([
    ...left.map(name => rm(join(folder, name))),
    ...files.map(({ name, text }) => writeIfChanged(join(folder, name), text)),
  ]);
}

const isOfLanguage = (name: string) => /^sidebar\..+\.json$/.test(name);

async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFile } from './list-files.ts';

/** Leaves unchanged files alone: the dev server watches this folder. */
export async function writeFiles(folder: string, files: PageFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Set(files.map(({ name }) => name));
  const left = (await readdir(folder)).filter(name => !wanted.has(name));
  await Promise.all([
    ...left.map(name => rm(join(folder, name), { recursive: true })),
    ...files.map(({ name, text }) => writeIfChanged(join(folder, name), text)),
  ]);
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}

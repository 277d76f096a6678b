import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { languageTexts } from './language-texts.ts';
import { type Kept, listKeptFiles, repository } from './list-kept.ts';
import { packageFiles } from './package-files.ts';
import { templateTexts } from './template.ts';

export interface NewSite {
  folder: string;
  name: string;
  url: string;
  /** The first is that of the document. */
  languages: string[];
  /** The files of the document, itself first. */
  documentFiles: string[];
}

/** A whole repository: what is kept, what is new, and the document. */
export function writeSite(site: NewSite, kept: Kept): void {
  const { folder, name, url, languages } = site;
  for (const file of listKeptFiles(kept)) copy(join(repository, file), join(folder, file));
  const document = copyDocument(site);
  const texts = {
    ...templateTexts(name),
    ...languageTexts(languages, kept),
    ...packageFiles(kept),
    'site/site.json': `${JSON.stringify({ name, url, languages, document, console: true }, null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  chmodSync(join(folder, '.ci/run'), 0o755);
}

/** A document of one file gets the name that programs ask for; others are referred to by their own. */
function copyDocument({ folder, documentFiles }: NewSite): string {
  const { source, files } = placeDocument(documentFiles);
  const [own = '', ...others] = files;
  const name = others.length > 0 ? own : `openapi${extname(own)}`;
  copy(join(source, own), join(folder, 'site/api', name));
  for (const file of others) copy(join(source, file), join(folder, 'site/api', file));
  return name;
}

/** How they lie beside each other stays as it is, below the folder that has them all. */
export function placeDocument(paths: string[]): { source: string; files: string[] } {
  const [first = '', ...others] = paths.map(path => resolve(path));
  let source = dirname(first);
  while (others.some(path => relative(source, path).startsWith('..'))) source = dirname(source);
  const files = [first, ...others].map(path => relative(source, path).split(sep).join('/'));
  return { source, files };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

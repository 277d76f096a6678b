import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@easel/deploy/list-files';

const texts = ['.html', '.js', '.css', '.json', '.xml'];
const digest = /[0-9a-f]{8,32}/g;
/** The last one of a name; Docusaurus also calls chunks after the path of their page. */
const ofContent = /([0-9a-f]{8,32})(?:-[td]\d+)?\.\w+$/;

/**
 * The same build with another digest in the name of every hashed file, and wherever such a name is written: what a deploy
 * does that changes everything, without the minutes of a build.
 */
export function renameBuild(from: string, to: string, step: number): void {
  cpSync(from, to, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) });
  const files = listFiles(to).map(file => path.join(to, file));
  const hashed = files.filter(file => /\/(assets|search-index-[^/]*)\//.test(file));
  const known = new Set(hashed.flatMap(file => ofContent.exec(file)?.[1] ?? []));
  const renamed = (text: string) =>
    text.replace(digest, found => (known.has(found) ? shift(found, step) : found));
  for (const file of files.filter(file => texts.includes(path.extname(file))))
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  for (const file of hashed)
    renameSync(file, path.join(path.dirname(file), renamed(path.basename(file))));
}

/** Digits stay digits and the first stays as it is: a name may also stand in a script as a number. */
const shift = (hex: string, step: number) =>
  hex[0] + Array.from(hex.slice(1), digit => turn(digit, step)).join('');

function turn(digit: string, step: number): string {
  const [alphabet] = ['0123456789', 'abcdef'].filter(letters => letters.includes(digit));
  return alphabet![(alphabet!.indexOf(digit) + step) % alphabet!.length]!;
}

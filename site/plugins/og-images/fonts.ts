import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '../../i18n/languages.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url));
const latin = 'easel-display.ttf';

/** Committed, so that a clean clone draws the same cards without any font of the system. See fonts/README.md. */
export const fontFiles = [
  latin,
  'easel-text.ttf',
  ...languages.flatMap(({ cardFont }) => (cardFont ? [cardFont.file] : [])),
].map(pathOf);

const repertoires = new Map<string, Set<number>>();

const covers = (file: string, character: string) =>
  repertoireOf(file).has(character.codePointAt(0)!);

/** What of a title neither the Latin face nor that of the language can draw. */
export function uncovered(title: string, languageFont?: string): string[] {
  const fonts = [latin, ...(languageFont ? [languageFont] : [])];
  return [...title].filter(character => !fonts.some(file => covers(file, character)));
}

/** Whether the face of the language draws a character: what Latin lacks, and marks that look different in it. */
export function belongsTo(languageFont: string, character: string): boolean {
  return (
    covers(languageFont, character) && (!covers(latin, character) || /[‘’“”…]/.test(character))
  );
}

function repertoireOf(file: string): Set<number> {
  const known = repertoires.get(file);
  if (known) return known;
  const characters = listCharacters(readFileSync(pathOf(file)));
  repertoires.set(file, characters);
  return characters;
}

/** The characters of a font, from the ranges of its `cmap` table. */
function listCharacters(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find(at => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('A font without a cmap table.');
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const characters = new Set<number>();
  for (const [first, last] of subtables.flatMap(rangesOf)) {
    for (let code = first; code <= last; code += 1) characters.add(code);
  }
  return characters;
}

/** Formats 4 (two bytes a character) and 12 (four); fonts made today have one of them, or both. */
function rangesOf(table: Buffer): [first: number, last: number][] {
  const format = table.readUInt16BE(0);
  if (format === 4) {
    const count = table.readUInt16BE(6) / 2;
    return Array.from({ length: count }, (_, index): [number, number] => [
      table.readUInt16BE(16 + count * 2 + index * 2),
      table.readUInt16BE(14 + index * 2),
    ]).filter(([first]) => first !== 0xffff);
  }
  if (format !== 12) return [];
  return Array.from({ length: table.readUInt32BE(12) }, (_, index): [number, number] => [
    table.readUInt32BE(16 + index * 12),
    table.readUInt32BE(16 + index * 12 + 4),
  ]);
}

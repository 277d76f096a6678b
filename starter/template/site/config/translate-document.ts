import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { OpenApiDocument } from '@easel/reference';
import { parse, stringify } from 'yaml';
import { applyOverlay, type Overlay } from './apply-overlay.ts';
import { listTexts, toActions } from './list-texts.ts';
import { currentLanguage, isFirst } from './site.ts';

/** The document with the texts of a language, as far as its overlay has them. What it does not have is listed beside it. */
export function translateDocument(
  document: OpenApiDocument,
  language: string,
  file: string,
): OpenApiDocument {
  if (isFirst(language)) return document;
  const overlay = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Overlay) : {};
  const translated = applyOverlay(document, overlay, file);
  // Every language is built by a run of its own.
  if (isFirst(currentLanguage())) listUntranslated(document, translated, language, file);
  return translated;
}

function listUntranslated(
  document: OpenApiDocument,
  translated: OpenApiDocument,
  language: string,
  file: string,
): void {
  const now = new Map(listTexts(translated).map(({ path, text }) => [path.join('\n'), text]));
  const texts = listTexts(document);
  const left = texts.filter(({ path, text }) => now.get(path.join('\n')) === text);
  const list = file.replace('.overlay.', '.untranslated.');
  const name = relative(process.cwd(), list);
  const heading = ` Texts that are not in openapi.overlay.yaml yet, written by every build: move one there and translate it.`;
  const actions = { actions: toActions(document, left) };
  writeFileSync(
    list,
    `#${heading}\n${stringify(actions, { lineWidth: 0, aliasDuplicateObjects: false })}`,
  );
  if (left.length > 0)
    console.log(
      `${language}: ${left.length} of ${texts.length} texts of the document are not translated; ${name} lists them.`,
    );
}

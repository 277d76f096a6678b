import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { OpenApiDocument } from '@easel/reference';
import { loadDocument } from '@easel/reference/load-document';
import { stringify } from 'yaml';
import { listTexts, toActions } from './list-texts.ts';
import { currentLanguage, documentFile, isFirst, overlayOf } from './site.ts';

/** Writes beside the overlay of a language which texts of the document it does not have. */
export async function listUntranslated(
  translated: OpenApiDocument,
  language: string,
): Promise<void> {
  // Every language is built by a run of its own, and each reads the document in all of them.
  if (isFirst(language) || !isFirst(currentLanguage())) return;
  const document = await loadDocument(documentFile);
  const now = new Map(listTexts(translated).map(({ path, text }) => [path.join('\n'), text]));
  const texts = listTexts(document);
  const left = texts.filter(({ path, text }) => now.get(path.join('\n')) === text);
  const list = overlayOf(language).replace('.overlay.', '.untranslated.');
  const heading = ` Texts that are not in openapi.overlay.yaml yet, written by every build: move one there and translate it.`;
  const actions = { actions: toActions(document, left) };
  writeFileSync(
    list,
    `#${heading}\n${stringify(actions, { lineWidth: 0, aliasDuplicateObjects: false })}`,
  );
  if (left.length > 0)
    console.log(
      `${language}: ${left.length} of ${texts.length} texts of the document are not translated; ${relative(process.cwd(), list)} lists them.`,
    );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Edition, Messages, ReferenceOptions } from '@easel/reference';
import { loadDocument } from '@easel/reference/load-document';
import { languageOf } from './languages.ts';
import {
  basePath,
  contentFolder,
  documentFile,
  languageFile,
  languageFolder,
  site,
} from './site.ts';
import { translateDocument } from './translate-document.ts';

/** The document as pages of the docs plugin, once in each language. */
export const reference = {
  route: '/docs/api',
  component: '@site/src/components/ReferencePage',
  sidebar: 'docs',
  editions: () => Promise.all(site.languages.map(readEdition)),
  pathsToWatch: () => [documentFile, ...site.languages.map(overlayOf)],
} satisfies ReferenceOptions;

async function readEdition(language: string): Promise<Edition> {
  const document = await loadDocument(documentFile);
  const prefix = basePath + languageFolder(language);
  return {
    contentFolder: contentFolder(language),
    document: translateDocument(document, language, overlayOf(language)),
    language: languageOf(language).tag,
    messages: readMessages(language),
    to: path => prefix + path.slice(1),
    downloads: [`/${site.document}`],
  };
}

const overlayOf = (language: string) => languageFile(language, 'openapi.overlay.yaml');

/** Not imported: one of the messages has the key `default`, which would be taken for that of a module. */
const { resolve } = createRequire(import.meta.url);

/** English and Chinese come along with the package. */
function readMessages(language: string): Messages {
  const name = language === 'zh' ? 'messages.zh.json' : 'messages.json';
  return JSON.parse(readFileSync(resolve(`@easel/reference/${name}`), 'utf8'));
}

import { readDocument } from '@easel/reference';
import { loadDocument } from '@easel/reference/load-document';
import messages from '@easel/reference/messages.json' with { type: 'json' };
import { originsOf } from './origins-of.ts';
import { documentFile, site } from './site.ts';

/** The origins that consoles may send requests to. */
export async function consoleOrigins(): Promise<string[]> {
  if (!site.console) return [];
  return originsOf(readDocument(await loadDocument(documentFile), messages).document);
}

import messages from '../messages.json' with { type: 'json' };
import { toReference } from '../src/pages/page-context.ts';
import { readDocument } from '../src/read/read-document.ts';

/** A document as a site without words of its own would show it, and what had to be mended in it. */
export function readReference(written: unknown, route: string) {
  const { document, repairs } = readDocument(written, messages);
  const edition = {
    contentFolder: '',
    document,
    language: 'en',
    messages,
    to: (path: string) => path,
  };
  return { document, repairs, reference: toReference(edition, route) };
}

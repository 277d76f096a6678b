import { resolve } from 'node:path';
import { listOperations, readDocument } from '@easel/reference';
import { listDocumentFiles, loadDocument } from '@easel/reference/load-document';
import messages from '@easel/reference/messages.json' with { type: 'json' };
import { cutLock } from './src/cut-lock.ts';
import { readKept } from './src/list-kept.ts';
import { readOptions } from './src/read-options.ts';
import { writeSite } from './src/write-site.ts';

/** `npm run own`: a new repository that documents somebody's API. */
try {
  const { document: path, ...options } = readOptions(process.argv.slice(2));
  const { document, repairs } = readDocument(await loadDocument(path), messages);
  const folder = resolve(options.folder);
  const name = options.name ?? document.info.title;
  const documentFiles = await listDocumentFiles(path);
  writeSite({ ...options, folder, name, documentFiles }, readKept());
  cutLock(folder);
  const mended = repairs.length > 0 ? `, ${repairs.length} places in it to be mended` : '';
  console.log(
    [
      `${folder} documents ${name}: ${listOperations(document).length} operations${mended}.`,
      'Next, in that folder (its README.md has the rest):',
      '  npm ci',
      '  npm run build',
      '  npm run serve',
    ].join('\n'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

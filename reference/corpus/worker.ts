import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsFolder } from './list-documents.ts';
import { renderDocument } from './render-document.ts';
import type { Outcome } from './run-workers.ts';

/** More than this a worker does not keep from one document to the next: texts that pages share are remembered. */
const mostMemory = 1_000_000_000;

process.on('message', (name: string) => {
  const before = process.cpuUsage();
  const outcome = tryRender(name);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...outcome, seconds: (user + system) / 1e6 } satisfies Outcome, () => {
    if (process.memoryUsage().rss > mostMemory) process.exit();
    process.send?.('ready');
  });
});
process.send?.('ready');

function tryRender(name: string): Omit<Outcome, 'seconds'> {
  try {
    return {
      name,
      rendered: renderDocument(JSON.parse(readFileSync(join(documentsFolder, name), 'utf8'))),
    };
  } catch (error) {
    return { name, failure: String(error).split('\n')[0] ?? '' };
  }
}

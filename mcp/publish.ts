import { fileURLToPath } from 'node:url';
import { archiveName, writeArchive } from './archive/write-archive.ts';

/** After the site was built: puts the archive beside its pages, made from them. */
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const build = process.argv[2] ?? file('../site/build');
const started = Date.now();
const size = await writeArchive(
  {
    build,
    translations: file('../site/i18n'),
    signingMessages: file('../signing/messages.json'),
  },
  build,
);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(`Wrote ${archiveName}, ${Math.round(size / 1000)} kB, in ${seconds} s.`);

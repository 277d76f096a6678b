import { writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markTranslated, translatedPages, translationsOf } from './pages/translations.ts';
import { diskRepository } from './repository/repository.ts';

/** Records that the Chinese pages have been read against the English text as it is now. */
const root = fileURLToPath(new URL('..', import.meta.url));
const { files, read } = diskRepository(root);
const args = process.argv.slice(2);
const wanted = args.map(path => relative(root, resolve(path)).split(sep).join('/'));

const unknown = wanted.filter(path => !args.includes('--all') && !translationsOf(path));
if (args.length === 0 || unknown.length > 0) {
  console.error(unknown.map(path => `${path} is not a page of the site`).join('\n'));
  console.error('tsx checks/mark-translated.ts <path of either language>… | --all');
  process.exit(2);
}

const marked = translatedPages(files)
  .filter(
    ({ english, chinese }) =>
      args.includes('--all') || wanted.includes(english) || wanted.includes(chinese),
  )
  .filter(({ english, chinese }) => {
    const before = read(chinese);
    const after = markTranslated(before, read(english));
    if (after !== before) writeFileSync(join(root, chinese), after);
    return after !== before;
  });
console.log(`${marked.length} marked`);

import { join } from 'node:path';
import type { Locale } from '@easel/contract';
import { contentFolder } from './content-folder.ts';
import { listFiles } from './list-files.ts';
import { listPages } from './list-pages.ts';
import { listSidebar } from './list-sidebar.ts';
import { type ReferenceOptions, readReference } from './read-reference.ts';
import { generatedFolder, sidebarFile } from './read-sidebar.ts';
import { writeFiles } from './write-files.ts';

/** Both languages at once, because the engine ignores a translated page whose original is missing. */
export async function generateReference(
  options: ReferenceOptions & { editUrl: string },
): Promise<void> {
  await Promise.all((['en', 'zh'] as Locale[]).map(locale => generateLocale(options, locale)));
}

async function generateLocale(
  options: ReferenceOptions & { editUrl: string },
  locale: Locale,
): Promise<void> {
  const reference = await readReference(options, locale);
  const pages = listPages(reference);
  const sidebar = listSidebar(reference, pages, generatedFolder);
  await writeFiles(join(contentFolder(options.siteDir, locale), generatedFolder), [
    ...pages.flatMap(page => listFiles(page, options)),
    { name: sidebarFile, text: JSON.stringify(sidebar) },
  ]);
}

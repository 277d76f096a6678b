import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { languageOf } from '../../i18n/languages.ts';
import { cardTags, listPages, readPage, replaceFile, type Sections } from './built-pages.ts';
import { drawCard, renderCard } from './draw-card.ts';

interface OgImagesOptions {
  sections: Sections;
  /** What else is said of a page in its head: a second plugin that writes pages anew would undo what this one wrote. */
  alsoInHead?: (head: Root, site: Props) => Element[];
  /** What is written into a page that knows its head. */
  alsoInBody?: (html: string, head: Root) => string;
}

/** Draws the picture that a shared link shows, for every page in its language, after the pages are written. */
export default function ogImages(
  _context: LoadContext,
  { sections, alsoInHead = () => [], alsoInBody = html => html }: OgImagesOptions,
): Plugin {
  return {
    name: 'og-images',
    async postBuild(site) {
      const { outDir, siteConfig, i18n } = site;
      const otherLocales = i18n.locales.filter(locale => locale !== i18n.currentLocale);
      const { cardFont } = languageOf(i18n.currentLocale);
      for (const file of await listPages(outDir, otherLocales)) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        const page = readPage(html, file.split(path.sep).join('/'), sections);
        if (!page) continue;
        const png = renderCard(drawCard(page, cardFont));
        const target = path.join(outDir, page.image);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, png);
        const url = `${siteConfig.url}${siteConfig.baseUrl}${page.image}`;
        const tags = [...cardTags(url, page.title), ...alsoInHead(page.head, site)];
        const written = alsoInBody(page.withTags(tags), page.head);
        await replaceFile(path.join(outDir, file), written);
      }
    },
  };
}

import { code, emphasis, readableText, value } from '../pages/readable-text.ts';
import { sitePages } from '../pages/site-pages.ts';
import type { Repository } from '../repository/repository.ts';

export interface EnglishLine {
  where: string;
  text: string;
}

const stand = new RegExp(`[${code}${emphasis}${value}]`, 'gu');

/** What a reader of an English page reads: title, description and prose, without code, addresses and marks. */
export function englishTexts(repository: Repository): EnglishLine[] {
  return sitePages(repository)
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, frontMatter, prose }) => [
      ...['title', 'description', 'sidebar_label'].map(field => ({
        where: `${path} ${field}`,
        text: String(frontMatter[field] ?? ''),
      })),
      ...prose.map(({ number, text }) => ({
        where: `${path}:${number}`,
        text: readableText(text).replace(stand, ' '),
      })),
    ]);
}

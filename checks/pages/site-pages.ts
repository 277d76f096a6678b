import type { Repository } from '../repository/repository.ts';
import { type Page, readPage } from './read-page.ts';
import { isPage, twinsOf } from './twins.ts';

export interface SitePage extends Page {
  path: string;
  language: 'en' | 'zh';
}

/** Every page of docs, blog and single pages, in both languages. */
export function sitePages({ files, read }: Repository): SitePage[] {
  return files
    .filter(isPage)
    .flatMap(path => {
      const twins = twinsOf(path);
      return twins ? [{ path, language: twins.english === path ? 'en' : 'zh' } as const] : [];
    })
    .map(page => ({ ...page, ...readPage(read(page.path)) }));
}

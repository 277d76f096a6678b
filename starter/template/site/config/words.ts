import type { TwinsOptions } from '../plugins/twins/index.ts';
import { languageOf } from './languages.ts';
import { currentLanguage, site } from './site.ts';

interface Words extends Omit<ReturnType<TwinsOptions['words']>, 'language'> {
  /** In the list of all pages, and wherever a line says what the site is. */
  tagline: string;
}

export const tagline = (): string => wordsIn(currentLanguage()).tagline;

/** What the Markdown of the pages says of itself. */
export function markdownWords(): ReturnType<TwinsOptions['words']> {
  const code = currentLanguage();
  const { tagline: _, ...rest } = wordsIn(code);
  return { ...rest, language: languageOf(code).tag };
}

const wordsIn = (code: string): Words => words[code] ?? english;

const english: Words = {
  tagline: `Guides and API reference of ${site.name}`,
  directive: 'This page as Markdown, for programs. All pages are listed at {index}',
  inPage:
    'For AI agents: this page is also Markdown, at its address with .md at the end. All pages:',
  index: 'list of all pages (llms.txt)',
  usage:
    'Every page is Markdown at the addresses below: put `.md` at the end of a page’s address, or send `Accept: text/markdown` where the server negotiates content.',
  fullTitle: 'All pages in one text',
  full: 'the list of the parts, each at most about 100 kB',
  parts: 'All pages of the documentation as Markdown, in parts.',
  colon: ': ',
  docs: 'Docs',
  blog: 'Blog',
};

const words: Record<string, Words> = {
  en: english,
  zh: {
    tagline: `${site.name} 的使用指南和 API 参考`,
    directive: '本页的 Markdown 版本，供程序读取。所有页面见 {index}',
    inPage: '供 AI 程序使用：每个页面都有 Markdown 版本，在页面地址末尾加上 .md 即可。全部页面：',
    index: '全部页面的目录（llms.txt）',
    usage:
      '下列地址都是 Markdown。任何页面的地址末尾加上 `.md`，就是该页的 Markdown；支持内容协商的服务器收到 `Accept: text/markdown` 时也会直接返回它。',
    fullTitle: '全部页面的全文',
    full: '各部分的清单，每部分最多约 100 kB',
    parts: '本文档全部页面的 Markdown 全文，分成几个部分。',
    colon: '：',
    docs: '文档',
    blog: '博客',
  },
};

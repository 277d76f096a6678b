import { inLocale } from './current-locale.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export function announcementBar() {
  return {
    id: 'docs-next-2026-11',
    isCloseable: true,
    backgroundColor: '#1d2b3a',
    textColor: '#ffffff',
    content: sanitizeHtml(
      inLocale({
        en: 'New: <a href="/blog/mdx-blog-post">see the exact bytes you sign</a>, computed in your own browser.',
        zh: '新文章：<a href="/zh/blog/mdx-blog-post">在浏览器里看清你到底签了哪些字节</a>。',
      }),
    ),
  };
}

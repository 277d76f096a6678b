import { fill } from '../islands/kit/view/fill.ts';
import { localeBaseUrl, siteMessages } from './current-locale.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export function announcementBar() {
  const { announcement } = siteMessages();
  return {
    id: 'docs-next-2026-11',
    isCloseable: true,
    backgroundColor: '#1d2b3a',
    textColor: '#ffffff',
    content: sanitizeHtml(fill(announcement, { base: localeBaseUrl() })),
  };
}

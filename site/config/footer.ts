import { siteMessages } from './current-locale.ts';
import { repositoryUrl } from './site-identity.ts';

export function footer() {
  const { footer: text } = siteMessages();
  return {
    style: 'light',
    links: [
      {
        title: text.docs,
        items: [
          { label: text.introduction, to: '/docs/intro' },
          { label: text.apiOverview, to: '/docs/api/intro' },
          {
            label: text.signing,
            to: '/docs/api/signature/signature_intro',
          },
          { label: text.credits, to: '/docs/intro-to-billing' },
        ],
      },
      {
        title: text.community,
        items: [
          { label: text.chat, href: 'https://chat.easel.example' },
          {
            label: text.social,
            href: 'https://social.easel.example/@easel',
          },
          { label: text.source, href: repositoryUrl },
          { label: text.blog, to: '/blog' },
        ],
      },
    ],
    copyright: '© 2026 Easel',
  };
}

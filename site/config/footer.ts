import { inLocale } from './current-locale.ts';
import { repositoryUrl } from './site-identity.ts';

export function footer() {
  return {
    style: 'light',
    links: [
      {
        title: inLocale({ en: 'Docs', zh: '文档' }),
        items: [
          { label: inLocale({ en: 'Introduction', zh: '简介' }), to: '/docs/intro' },
          { label: inLocale({ en: 'API overview', zh: 'API 概览' }), to: '/docs/api/intro' },
          {
            label: inLocale({ en: 'Signing requests', zh: '请求签名' }),
            to: '/docs/api/signature/signature_intro',
          },
          { label: inLocale({ en: 'Credits', zh: '积分与计费' }), to: '/docs/intro-to-billing' },
        ],
      },
      {
        title: inLocale({ en: 'Community', zh: '社区' }),
        items: [
          { label: inLocale({ en: 'Chat', zh: '聊天社区' }), href: 'https://chat.easel.example' },
          {
            label: inLocale({ en: 'Social', zh: '社交网络' }),
            href: 'https://social.easel.example/@easel',
          },
          { label: inLocale({ en: 'Source', zh: '源代码' }), href: repositoryUrl },
          { label: inLocale({ en: 'Blog', zh: '博客' }), to: '/blog' },
        ],
      },
    ],
    copyright: '© 2026 Easel',
  };
}

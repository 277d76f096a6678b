import type { ThemeConfig } from '@docusaurus/types';
import type { PrismTheme } from 'prism-react-renderer';
import { fill } from '../islands/kit/view/fill.ts';
import { placeNavbarItems } from './place-navbar-items.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { localeBaseUrl, repositoryUrl, siteMessages } from './site.ts';
import { twinItem } from './twin-item.ts';

/** The colours are variables of src/css/code-colours.css, so that one markup serves both colour modes. */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--e-code-plain)', backgroundColor: 'var(--e-code-background)' },
  styles: [],
};

/** Comments in a sample that mark lines; styled in src/css/code.css. */
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  {
    className: 'code-added',
    line: 'added-next-line',
    block: { start: 'added-start', end: 'added-end' },
  },
  {
    className: 'code-removed',
    line: 'removed-next-line',
    block: { start: 'removed-start', end: 'removed-end' },
  },
  {
    className: 'code-focus',
    line: 'focus-next-line',
    block: { start: 'focus-start', end: 'focus-end' },
  },
];

export function themeConfig(): ThemeConfig {
  return {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
    announcementBar: announcementBar(),
    navbar: navbar(),
    footer: footer(),
    prism: {
      theme: codeTheme,
      darkTheme: codeTheme,
      magicComments,
    },
  };
}

function announcementBar() {
  const { announcement } = siteMessages();
  return {
    id: 'docs-next-2026-11',
    isCloseable: true,
    backgroundColor: '#1d2b3a',
    textColor: '#ffffff',
    content: sanitizeHtml(fill(announcement, { base: localeBaseUrl() })),
  };
}

function navbar() {
  const { navbar: text } = siteMessages();
  return {
    title: 'Easel',
    hideOnScroll: true,
    logo: {
      alt: text.home,
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      href: '/',
      width: 28,
      height: 28,
    },
    items: placeNavbarItems([
      {
        type: 'docSidebar',
        sidebarId: 'tutorials',
        position: 'left',
        label: text.tutorials,
      },
      { type: 'docSidebar', sidebarId: 'api', position: 'left', label: text.api },
      { to: '/blog', position: 'left', label: text.blog },
      twinItem,
      {
        type: 'docsVersionDropdown',
        dropdownItemsAfter: [{ to: '/docs/changelog', label: text.whatChanged }],
      },
      { type: 'localeDropdown' },
      { type: 'search' },
    ]),
  };
}

function footer() {
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

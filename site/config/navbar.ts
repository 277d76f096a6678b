import { inLocale } from './current-locale.ts';
import { placeNavbarItems } from './place-navbar-items.ts';

export function navbar() {
  return {
    title: 'Easel',
    hideOnScroll: true,
    logo: {
      alt: inLocale({ en: 'Easel home', zh: 'Easel 首页' }),
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
        label: inLocale({ en: 'Tutorials', zh: '教程' }),
      },
      { type: 'docSidebar', sidebarId: 'api', position: 'left', label: 'API' },
      { to: '/blog', position: 'left', label: inLocale({ en: 'Blog', zh: '博客' }) },
      {
        type: 'docsVersionDropdown',
        dropdownItemsAfter: [
          { to: '/blog/archive', label: inLocale({ en: 'What changed', zh: '更新记录' }) },
        ],
      },
      { type: 'localeDropdown' },
      { type: 'search' },
    ]),
  };
}

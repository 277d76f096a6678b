import { siteMessages } from './current-locale.ts';
import { placeNavbarItems } from './place-navbar-items.ts';

export function navbar() {
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
      {
        type: 'docsVersionDropdown',
        dropdownItemsAfter: [{ to: '/blog/archive', label: text.whatChanged }],
      },
      { type: 'localeDropdown' },
      { type: 'search' },
    ]),
  };
}

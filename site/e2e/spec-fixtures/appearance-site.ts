import type { Fixture } from './build-fixture.ts';

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`;

const logo = {
  src: 'img/light.svg',
  srcDark: 'img/dark.svg',
  alt: 'Fixture logo',
  href: 'https://elsewhere.example/',
  target: '_self',
  width: 40,
  height: 20,
};

export const appearanceSite: Fixture = {
  name: 'appearance',
  config: {
    titleDelimiter: '—',
    trailingSlash: true,
    themeConfig: {
      colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
      docs: { versionPersistence: 'none' },
      announcementBar: {
        id: 'seventh',
        content: 'Nobody may <b>close</b> this',
        isCloseable: false,
      },
      navbar: {
        style: 'primary',
        title: 'Fixture',
        logo,
        items: [
          {
            type: 'docsVersionDropdown',
            position: 'right',
            dropdownItemsAfter: [{ to: '/', label: 'Home' }],
          },
        ],
      },
      footer: {
        style: 'dark',
        logo: { src: 'img/dark.svg', alt: 'Footer logo', href: 'https://elsewhere.example/' },
        links: [
          { label: 'Home', to: '/' },
          { label: 'Docs', to: '/docs/intro' },
          { label: 'Elsewhere', href: 'https://elsewhere.example/' },
        ],
        copyright: 'Nobody’s copyright',
      },
    },
  },
  files: {
    'static/img/light.svg': square('white'),
    'static/img/dark.svg': square('black'),
    'src/pages/index.md': '# Home\n',
    'docs/intro.md': '# Introduction\n',
  },
};

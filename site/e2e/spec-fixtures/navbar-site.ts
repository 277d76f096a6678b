import { placeNavbarItems } from '../../config/place-navbar-items.ts';
import type { Fixture } from './build-fixture.ts';

const longText = 'A paragraph that makes the page long.\n\n'.repeat(60);

/** Throws in the browser only: an item that throws at build time leaves no page to look at. */
const fragileItem = `
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function FragileItem() {
  const {pathname} = useLocation();
  if (useIsBrowser() && pathname === '/fragile') throw new Error('The trouble inside the item');
  return null;
}

export default {...ComponentTypes, 'custom-fragile': FragileItem};
`;

export const fragile = { type: 'custom-fragile', position: 'left', note: 'offending' };

export const navbarSite: Fixture = {
  name: 'navbar',
  config: {
    plugins: [
      ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
      '@docusaurus/plugin-content-pages',
    ],
    themeConfig: {
      colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
      footer: { style: 'light', copyright: 'Nobody' },
      navbar: {
        style: 'dark',
        title: 'Fixture',
        items: placeNavbarItems<object>([
          { to: '/green', label: 'Green', position: 'left' },
          { href: 'https://elsewhere.example/', label: 'Elsewhere', position: 'right' },
          { to: '/red/one', html: '<strong>Marked</strong> up', position: 'left' },
          { to: '/fragile', label: 'Unplaced' },
          {
            type: 'dropdown',
            label: 'More',
            position: 'left',
            items: [
              { to: '/green', label: 'A page' },
              { type: 'doc', docId: 'intro', label: 'A doc' },
            ],
          },
          { type: 'html', value: '<em class="stage">Beta</em>', position: 'left' },
          { type: 'doc', docId: 'reference/limits', label: 'Limits', position: 'left' },
          { type: 'docSidebar', sidebarId: 'manual', label: 'Manual', position: 'left' },
          { type: 'docsVersion', position: 'left' },
          { type: 'search', position: 'left' },
          { to: '/area/start', label: 'Area', activeBasePath: '/area', position: 'right' },
          {
            to: '/red/one',
            label: 'Colours',
            activeBaseRegex: '^/(red|blue)/',
            position: 'right',
          },
          fragile,
        ]),
      },
    },
  },
  files: {
    'sidebars.js': `module.exports = {
      manual: [{type: 'category', label: 'Basics', items: ['basics/start']}, 'intro'],
    };`,
    'src/theme/NavbarItem/ComponentTypes.js': fragileItem,
    // Ours, because that of Docusaurus is not what a reader of the site would meet.
    'src/theme/Error.js': `export {default} from '../../../../src/theme/Error';`,
    'src/pages/index.md': `# Home\n\n${longText}`,
    'src/pages/green.md': '# Green\n',
    'src/pages/fragile.md': '# Fragile\n',
    'src/pages/area/start.md': '# Start\n',
    'src/pages/area/inside.md': '# Inside\n',
    'src/pages/red/one.md': '# Red\n',
    'src/pages/blue/two.md': '# Blue\n',
    // No file answers the link, but a page does, so that only the Markdown check has something to say.
    'docs/intro.md': '# Intro\n\n[A page that no file is named after](./renamed.md)\n',
    'docs/moved.md': '---\nslug: /renamed.md\n---\n\n# Moved\n',
    'docs/basics/start.md': '# Start\n',
    'docs/reference/limits.md': '# Limits\n',
  },
};

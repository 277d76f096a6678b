import type { ThemeConfig } from '@docusaurus/types';
import { announcementBar } from './announcement-bar.ts';
import { codeTheme, magicComments } from './code-themes.ts';
import { footer } from './footer.ts';
import { navbar } from './navbar.ts';

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

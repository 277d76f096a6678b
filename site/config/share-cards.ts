import type { Sections } from '../plugins/og-images/built-pages.ts';
import { docsRoute, listVersions } from '../versioning/sources.ts';
import { siteMessages } from './site.ts';

/** What a share card calls the part of the site that a page is in. */
export function shareCards(): { sections: Sections } {
  const { navbar } = siteMessages();
  const docs = [...listVersions(), undefined].map(version => docsRoute(version).slice(1));
  return {
    sections: [
      ...docs.map((start): Sections[number] => [`${start}/api`, navbar.api]),
      ['docs', navbar.tutorials],
      ['blog', navbar.blog],
    ],
  };
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { basePath } from '../../config/base-path.ts';
import { languageTag } from '../../i18n/languages.ts';

export interface ManifestTexts {
  name: string;
  description: string;
}

const background = '#fcfcfb';

/** What a browser calls the site when a reader keeps it, in the language they read. */
export default function webManifest(
  { siteConfig: { title }, i18n, baseUrl }: LoadContext,
  { name, description }: ManifestTexts,
): Plugin {
  return {
    name: 'web-manifest',
    async postBuild({ outDir }) {
      const manifest = {
        name,
        short_name: title,
        description,
        lang: languageTag(i18n.currentLocale),
        id: baseUrl,
        start_url: baseUrl,
        scope: baseUrl,
        display: 'browser',
        background_color: background,
        theme_color: background,
        icons: [
          { src: `${basePath}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
          ...[192, 512].map(side => icon(`icon-${side}`, side)),
          { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
        ],
      };
      await writeFile(
        path.join(outDir, 'manifest.webmanifest'),
        `${JSON.stringify(manifest, null, 2)}\n`,
      );
    },
  };
}

function icon(name: string, side: number) {
  return { src: `${basePath}img/${name}.png`, sizes: `${side}x${side}`, type: 'image/png' };
}

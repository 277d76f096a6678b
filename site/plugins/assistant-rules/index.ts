import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Publishes the rules for coding assistants, of each language at its root. */
export default function assistantRules({ siteDir, i18n }: LoadContext): Plugin {
  // Not `.md` here: a translated one would be taken for a page.
  const name = 'easel-rules';
  const source =
    i18n.currentLocale === i18n.defaultLocale
      ? path.join(siteDir, 'assistants', `${name}.txt`)
      : path.join(siteDir, 'i18n', i18n.currentLocale, `${name}.txt`);
  return {
    name: 'assistant-rules',
    getPathsToWatch: () => [source],
    postBuild: ({ outDir }) => copyFile(source, path.join(outDir, `${name}.md`)),
  };
}

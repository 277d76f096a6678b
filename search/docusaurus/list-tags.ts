import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** One index for each version of the docs, and one for all that has no version. */
export function listTags(allContent: AllContent): string[] {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    LoadedContent
  >;
  return [
    'default',
    ...Object.entries(docs).flatMap(([id, { loadedVersions }]) =>
      loadedVersions.map(({ versionName }) => `docs-${id}-${versionName}`),
    ),
  ];
}

import { listErrors } from '@easel/contract';
import type { SearchPluginOptions } from '@easel/search/docusaurus';
import { listVersions, sourceOf } from '../versioning/sources.ts';
import { readerNames } from './reader-names.ts';

/** Pages that tell in short what others explain: what was new, and what there is. The home page is where readers come from. */
const retelling: Record<string, number> = {
  '/': 0,
  '/docs/changelog': 0.7,
  '/docs/intro': 0.85,
  '/docs/cookbook': 0.8,
  '/docs/glossary': 0.8,
};

/** What search cannot know of these pages. */
export const search = {
  errorCodes: async tag => {
    const version = listVersions().find(cut => tag === `docs-default-${cut}`);
    const errors = await listErrors({ root: sourceOf('contract', version) });
    return errors.map(({ code }) => code);
  },
  definesTokens: () => true,
  worthOf: route => retelling[route] ?? 1,
  // A client of four hundred lines has every word that somebody may ask for.
  headingOnly: (anchor, route) =>
    anchor === 'read-next' || (anchor === 'client' && route.includes('/quickstart/')),
  readerNames,
} satisfies SearchPluginOptions;

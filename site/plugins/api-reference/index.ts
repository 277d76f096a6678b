import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadJsx } from '../load-jsx.ts';
import { contractFolder } from './contract-folder.ts';
import type { GenerateOptions } from './generate-reference.ts';
import { writeContract } from './write-contract.ts';
import { writeErrors } from './write-errors.ts';

export type ApiReferenceOptions = Omit<GenerateOptions, 'siteDir'>;

/** Stands before the docs plugin in the list, so that the pages are on disk when it looks for them. */
export default async function apiReference(
  { siteDir }: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const generate = () => {
    const { generateReference } = loadJsx<typeof import('./generate-reference.ts')>(
      './generate-reference.ts',
      import.meta.url,
    );
    return generateReference({ ...options, siteDir });
  };
  await generate();
  let fresh = true;
  return {
    name: 'api-reference',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${contractFolder(siteDir)}/**/*.yaml`],
    async loadContent() {
      if (!fresh) await generate();
      fresh = false;
    },
    async postBuild({ outDir, i18n }) {
      const locale = i18n.currentLocale;
      await Promise.all([writeErrors(outDir, locale), writeContract(outDir, locale)]);
    },
  };
}

import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractIn } from '../../i18n/translations.ts';
import { loadJsx } from '../../remark/load-jsx.ts';
import { docsRoute, listVersions, sourceOf } from '../../versioning/sources.ts';
import type { GenerateOptions } from './generate-reference.ts';
import { writeContract } from './write-contract.ts';
import { writeErrors } from './write-errors.ts';

export type ApiReferenceOptions = GenerateOptions;

/** Writes in its constructor, since the docs plugin looks for pages as soon as all plugins have one. */
export default async function apiReference(
  _context: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const generate = () => {
    const { generateReference } = loadJsx<typeof import('./generate-reference.ts')>(
      './generate-reference.ts',
      import.meta.url,
    );
    return generateReference(options);
  };
  await generate();
  let fresh = true;
  return {
    name: 'api-reference',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [
      `${sourceOf('contract', undefined)}/**/*.yaml`,
      `${sourceOf('samples', undefined)}/*/*`,
      'i18n/*/contract/*.yaml',
      'i18n/*/samples.yaml',
      'i18n/*/messages/{reference,samples}.json',
    ],
    async loadContent() {
      if (!fresh) await generate();
      fresh = false;
    },
    async postBuild({ outDir, i18n }) {
      const locale = i18n.currentLocale;
      for (const version of [undefined, ...listVersions()]) {
        const folder = version ? join(outDir, docsRoute(version)) : outDir;
        const source = contractIn(locale, version);
        await Promise.all([writeErrors(folder, source, locale), writeContract(folder, source)]);
      }
    },
  };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ContractSource, listErrors, listJobFailures, loadContract } from '@easel/contract';
import { stringify } from 'yaml';
import { contractIn } from '../../i18n/translations.ts';
import { docsRoute, listVersions } from '../../versioning/sources.ts';

/** Publishes the contract and the catalogue of errors, in the language and version of the pages that link to them. */
export default function contractFiles({ i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'contract-files',
    async postBuild({ outDir }) {
      for (const version of [undefined, ...listVersions()]) {
        const folder = version ? join(outDir, docsRoute(version)) : outDir;
        const source = contractIn(currentLocale, version);
        await Promise.all([
          writeContract(folder, source),
          writeErrors(folder, source, currentLocale),
        ]);
      }
    },
  };
}

/** The whole contract in one file, for tools. */
async function writeContract(folder: string, source: ContractSource): Promise<void> {
  const document = await loadContract(source);
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  // A reader's tool may not resolve aliases, and long lines diff better than folded ones.
  await writeFile(
    join(folder, 'openapi.yaml'),
    stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
  );
}

/** The catalogue for programs. */
async function writeErrors(folder: string, source: ContractSource, locale: string): Promise<void> {
  const [errors, jobFailures] = await Promise.all([listErrors(source), listJobFailures(source)]);
  const catalogue = { locale, errors, jobFailures };
  await writeFile(join(folder, 'errors.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
}

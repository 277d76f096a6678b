import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listPackages, type ShippedPackage } from './list-packages.ts';

/** The part of the bundler that is needed here. */
interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        act: (stats: { compilation: { fileDependencies: Iterable<string> } }) => void,
      ): void;
    };
  };
}

/** Licences that ask for nothing but to be named. Another one is a decision, not an accident. */
const permissive = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/**
 * Publishes which packages are in the scripts that readers load, as a CycloneDX bill of materials and as a list with the
 * text of every licence. What the bundler has read counts, also where little of it is left.
 */
export default function billOfMaterials({ siteDir, i18n }: LoadContext): Plugin {
  const files = new Set<string>();
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'bill-of-materials',
    configureWebpack(_config, isServer) {
      if (isServer || !isFirst) return {};
      const collect = {
        apply: (compiler: Compiler) =>
          compiler.hooks.done.tap('bill-of-materials', ({ compilation }) => {
            for (const file of compilation.fileDependencies) files.add(file);
          }),
      };
      return { plugins: [collect] } as object;
    },
    async postBuild({ outDir }) {
      if (!isFirst) return;
      const packages = listPackages(files);
      const strange = packages.filter(({ license }) => !permissive.includes(license));
      if (strange.length > 0)
        throw new Error(
          `Shipped to readers, with a licence that is not in site/plugins/bill-of-materials: ${strange.map(({ name, license }) => `${name} (${license})`).join(', ')}`,
        );
      await writeFile(
        join(outDir, 'sbom.json'),
        `${JSON.stringify(cycloneDx(packages), null, 2)}\n`,
      );
      await writeFile(join(outDir, 'licenses.txt'), licenseTexts(packages, siteDir));
    },
  };
}

function cycloneDx(packages: ShippedPackage[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'easel-docs' } },
    components: packages.map(({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ license: { id: license } }],
    })),
  };
}

const faces = ['text', 'display', 'mono'];

function licenseTexts(packages: ShippedPackage[], siteDir: string): string {
  const fonts = faces.map(face => {
    const file = `easel-${face}.license.txt`;
    return `fonts/easel-${face}-*.woff2\n\n${readFileSync(join(siteDir, 'static/fonts', file), 'utf8')}`;
  });
  const texts = packages.map(
    ({ name, version, license, text }) => `${name} ${version}, ${license}\n\n${text}`,
  );
  return [...texts, ...fonts]
    .map(text => text.trim())
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n');
}

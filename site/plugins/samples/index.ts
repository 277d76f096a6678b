import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFiles } from '../../remark/page-imports.ts';
import { readSamples } from '../../remark/samples/read-samples.ts';
import type { SampleRequest } from '../../remark/samples/Sample.tsx';
import { sampleMarkup } from '../../remark/samples/sample-markup.ts';
import { sourceOf } from '../../versioning/sources.ts';

export interface SamplesOptions {
  /** Samples that components show, by the name they import: `@samples/<name>`. */
  named: Record<string, SampleRequest>;
}

/** Samples that components show. Pages get theirs from `site/remark/samples`. */
export default function samplesPlugin(
  { i18n: { currentLocale } }: LoadContext,
  { named }: SamplesOptions,
): Plugin {
  const sources = sourceOf('samples', undefined);
  const folder = join(generatedFiles, 'samples/named', currentLocale);
  const fileOf = (name: string) => join(folder, `${name}.markup.html`);
  const write = () => {
    const samples = readSamples(currentLocale);
    mkdirSync(folder, { recursive: true });
    for (const [name, request] of Object.entries(named)) {
      writeFileSync(fileOf(name), sampleMarkup(samples, request, currentLocale));
    }
  };
  const alias = Object.keys(named).map(name => [`@samples/${name}$`, fileOf(name)]);
  return {
    name: 'samples',
    getPathsToWatch: () => [`${sources}/*/*`, `${sources}/languages.yaml`],
    loadContent: write,
    configureWebpack: () => ({ resolve: { alias: Object.fromEntries(alias) } }),
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOf } from '../../versioning/sources.ts';
import { markupFile } from './markup-file.ts';
import { readSamples } from './read-samples.ts';
import type { SampleRequest } from './Sample.tsx';

export interface SamplesOptions {
  markupDir: string;
  /** Samples that components show, by the name they import: `@samples/<name>`. */
  named: Record<string, SampleRequest>;
}

/** Samples that components show. Pages get theirs from `sample-step.ts`. */
export default function samplesPlugin(
  { i18n }: LoadContext,
  { markupDir, named }: SamplesOptions,
): Plugin {
  const locale = i18n.currentLocale;
  const samples = readSamples(locale);
  const folder = sourceOf('samples', undefined);
  const alias = Object.entries(named).map(([name, request]) => [
    `@samples/${name}$`,
    markupFile(markupDir, samples, request, locale),
  ]);
  return {
    name: 'samples',
    getPathsToWatch: () => [`${folder}/*/*`, `${folder}/languages.yaml`],
    configureWebpack: () => ({ resolve: { alias: Object.fromEntries(alias) } }),
  };
}

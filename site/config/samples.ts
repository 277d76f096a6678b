import { join } from 'node:path';
import { type SampleStepOptions, sampleStep } from '../plugins/samples/sample-step.ts';
import { sourceOf } from '../versioning/sources.ts';
import { type ShownSources, sourcesDigest } from '../versioning/sources-digest.ts';
import { currentLocale } from './current-locale.ts';

const shown =
  /^(languages[.]yaml|generated\/report[.]json|clients\/.*|[^/]+\/(sample[.]yaml|[^/]+[.](sh|mjs|py|go|java|php)))$/;

const samplesSources: ShownSources = {
  folder: sourceOf('samples', undefined),
  shown: name => shown.test(name),
  texts: ['samples.yaml', 'messages/samples.json'],
};

export const sampleFolders = {
  markupDir: join(__dirname, '../generated/samples'),
};

export function samplesStep(): [typeof sampleStep, SampleStepOptions] {
  const locale = currentLocale();
  return [sampleStep, { ...sampleFolders, locale, digest: sourcesDigest(samplesSources, locale) }];
}

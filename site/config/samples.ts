import { join } from 'node:path';
import { type SampleStepOptions, sampleStep } from '../plugins/samples/sample-step.ts';
import { sourcesDigest } from '../versioning/page-sources.ts';
import { currentLocale } from './current-locale.ts';

export const sampleFolders = {
  markupDir: join(__dirname, '../generated/samples'),
};

export function samplesStep(): [typeof sampleStep, SampleStepOptions] {
  const locale = currentLocale();
  return [sampleStep, { ...sampleFolders, locale, digest: sourcesDigest('Sample', locale) }];
}

import { join } from 'node:path';
import { type SampleStepOptions, sampleStep } from '../plugins/samples/sample-step.ts';
import { samplesDigest } from '../plugins/samples/samples-digest.ts';
import { currentLocale } from './current-locale.ts';

export const sampleFolders = {
  samplesDir: join(__dirname, '../../samples'),
  markupDir: join(__dirname, '../generated/samples'),
};

export function samplesStep(): [typeof sampleStep, SampleStepOptions] {
  const digest = samplesDigest(sampleFolders.samplesDir);
  return [sampleStep, { ...sampleFolders, locale: currentLocale(), digest }];
}

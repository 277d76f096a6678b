import { join } from 'node:path';
import { folderDigest, versionsDigest } from '../plugins/contract-tables/folder-digest.ts';
import { type SampleStepOptions, sampleStep } from '../plugins/samples/sample-step.ts';
import { currentLocale } from './current-locale.ts';

const shown =
  /^(languages[.]yaml|generated\/report[.]json|clients\/.*|[^/]+\/(sample[.]yaml|[^/]+[.](sh|mjs|py|go|java|php)))$/;

export const sampleFolders = {
  markupDir: join(__dirname, '../generated/samples'),
};

export function samplesStep(): [typeof sampleStep, SampleStepOptions] {
  const digest = folderDigest(join(__dirname, '../../samples'), name => shown.test(name));
  return [
    sampleStep,
    { ...sampleFolders, locale: currentLocale(), digest: digest + versionsDigest() },
  ];
}

import { join } from 'node:path';
import { type JourneyStepOptions, journeyStep } from '../plugins/journeys/journey-step.ts';
import { sourceOf } from '../versioning/sources.ts';
import { type ShownSources, sourcesDigest } from '../versioning/sources-digest.ts';
import { apiReference } from './api-reference.ts';
import { contractSources } from './contract-tables.ts';
import { currentLocale } from './current-locale.ts';

const journeySources: ShownSources = {
  folder: sourceOf('journeys', undefined),
  shown: name => name.endsWith('.yaml'),
  texts: ['journeys.yaml', 'messages/journey.json', 'messages/reference.json'],
};

export const journeyFolders = {
  journeysDir: journeySources.folder,
  outDir: join(__dirname, '../generated/journeys'),
};

export function journeysStep(): [typeof journeyStep, JourneyStepOptions] {
  const locale = currentLocale();
  return [
    journeyStep,
    {
      ...journeyFolders,
      locale,
      reference: apiReference,
      digest: sourcesDigest(journeySources, locale) + sourcesDigest(contractSources, locale),
    },
  ];
}

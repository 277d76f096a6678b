import { join } from 'node:path';
import { type JourneyStepOptions, journeyStep } from '../plugins/journeys/journey-step.ts';
import { sourcesDigest } from '../versioning/page-sources.ts';
import { apiReference } from './api-reference.ts';
import { currentLocale } from './current-locale.ts';

export function journeysStep(): [typeof journeyStep, JourneyStepOptions] {
  const locale = currentLocale();
  return [
    journeyStep,
    {
      outDir: join(__dirname, '../generated/journeys'),
      locale,
      reference: apiReference,
      digest: sourcesDigest('Journey', locale),
    },
  ];
}

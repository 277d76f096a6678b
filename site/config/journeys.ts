import { join } from 'node:path';
import { folderDigest } from '../plugins/contract-tables/folder-digest.ts';
import { type JourneyStepOptions, journeyStep } from '../plugins/journeys/journey-step.ts';
import { apiReference } from './api-reference.ts';
import { contractTablesStep } from './contract-tables.ts';
import { currentLocale } from './current-locale.ts';

export const journeyFolders = {
  journeysDir: join(__dirname, '../journeys'),
  outDir: join(__dirname, '../generated/journeys'),
};

export function journeysStep(): [typeof journeyStep, JourneyStepOptions] {
  const own = folderDigest(journeyFolders.journeysDir, name => name.endsWith('.yaml'));
  const [, { digest }] = contractTablesStep();
  return [
    journeyStep,
    {
      ...journeyFolders,
      locale: currentLocale(),
      reference: apiReference,
      digest: own + digest,
    },
  ];
}

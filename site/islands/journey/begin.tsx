import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import type { ReactElement } from 'react';
import { consoleMessages } from '../console/messages';
import { openIsland } from '../kit/open-island';
import type { JourneyData } from './journey-data';
import Runner from './Runner';

/** Everything that the runner needs, so that it takes the place of the markup without a gap. */
export default async function begin(data: string, start: string): Promise<ReactElement> {
  const [Open, journey] = await Promise.all([
    openIsland(Runner, consoleMessages),
    fetchJson<JourneyData>(data),
  ]);
  return <Open journey={journey} start={start} />;
}

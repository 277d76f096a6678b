import type { ReactElement } from 'react';
import type { JourneyData } from './journey-data';
import Runner from './Runner';

/** Everything that the runner needs, so that it takes the place of the markup without a gap. */
export async function begin(data: string, start: string): Promise<ReactElement> {
  const response = await fetch(data);
  if (!response.ok) throw new Error(`${response.status} ${data}`);
  const journey = (await response.json()) as JourneyData;
  return <Runner journey={journey} start={start} />;
}

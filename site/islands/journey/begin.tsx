import type { ReactElement } from 'react';
import { styles as consoleStyles, type Messages } from '../console/messages';
import type { JourneyData } from './journey-data';
import Runner from './Runner';
import runnerStyles from './runner.island.css';

export { messageFiles } from '../console/messages';
export const styles = [...consoleStyles, runnerStyles];

/** Everything that the runner needs, so that it takes the place of the markup without a gap. */
export async function begin(
  data: string,
  start: string,
  messages: Messages,
): Promise<ReactElement> {
  const response = await fetch(data);
  if (!response.ok) throw new Error(`${response.status} ${data}`);
  const journey = (await response.json()) as JourneyData;
  return <Runner journey={journey} start={start} messages={messages} />;
}

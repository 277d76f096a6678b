import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { LiveRun } from './live-run';
import type { Run } from './recorded-runs';
import styles from './styles.module.css';

interface Props {
  runs: Run[];
  chosen: Run;
  live: LiveRun | undefined;
  onChoose: (run: Run) => void;
  busy: boolean;
  /** Where the press is heard. */
  hash: string;
}

function sayWhat(live: LiveRun | undefined): string {
  if (live?.failed) {
    return translate({
      id: 'home.prompt.failed',
      message:
        'The sandbox could not run. Check the network, then press again; it needs https or localhost, and a modern browser.',
    });
  }
  if (live?.picture) {
    return translate(
      {
        id: 'home.prompt.painted',
        message:
          'Job {id} was signed, priced and run in this page. The sandbox paints a stand-in; production paints the prompt.',
      },
      { id: live.jobId ?? '' },
    );
  }
  if (live) {
    return translate(
      { id: 'home.prompt.running', message: 'Running in this page: {status}' },
      { status: live.status },
    );
  }
  return translate({
    id: 'home.prompt.honest',
    message: 'Painted beforehand. Press the button and the sandbox in this page paints it.',
  });
}

export default function PromptBox({ runs, chosen, live, onChoose, busy, hash }: Props): ReactNode {
  const said = sayWhat(live);
  return (
    <div className={styles.prompt}>
      <fieldset>
        <legend>
          <Translate id="home.prompt.legend">Choose a prompt</Translate>
        </legend>
        {runs.map(run => (
          <label key={run.id}>
            <input
              type="radio"
              name="prompt"
              value={run.id}
              checked={run.id === chosen.id}
              onChange={() => onChoose(run)}
            />
            <span lang="en">{run.prompt}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.paint} data-needs-script>
        {/* A link, so that a press before the script has come is kept by the address. */}
        <a href={hash} className="button button--secondary" aria-disabled={busy}>
          <Translate id="home.prompt.paint">Paint it now</Translate>
        </a>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}

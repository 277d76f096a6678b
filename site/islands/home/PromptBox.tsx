import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { LiveRun } from './live-run';
import { language, ownRun, type Run, recordedRuns } from './recorded-runs';
import styles from './styles.module.css';

interface Props {
  chosen: Run;
  live: LiveRun | undefined;
  onChoose: (run: Run) => void;
  onPaint: () => void;
  busy: boolean;
  /** Where the press is heard. */
  hash: string;
}

function sayWhat(live: LiveRun | undefined, recorded: boolean): string {
  if (live?.failed) {
    return translate({
      id: 'home.prompt.failed',
      message:
        'The sandbox could not start. Check the network and try again; it needs https or localhost, and a recent browser.',
    });
  }
  if (live?.picture) {
    return translate(
      {
        id: 'home.prompt.painted',
        message:
          'Job {id} was signed, priced and run in this page. The sandbox draws what your prompt names; production generates the image with a model.',
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
  if (!recorded) {
    return translate({
      id: 'home.prompt.ready',
      message: 'Press the button, and the sandbox in this page draws it.',
    });
  }
  return translate({
    id: 'home.prompt.honest',
    message: 'This one is pre-rendered. Paint it yourself in this page; no account needed.',
  });
}

export default function PromptBox(props: Props): ReactNode {
  const { chosen, live, onChoose, onPaint, busy, hash } = props;
  const said = sayWhat(live, chosen.picture !== '');
  const [first] = recordedRuns as [Run];
  const own = translate({
    id: 'home.prompt.own',
    message: 'Or write your own, in English or Chinese',
  });
  return (
    <div className={styles.prompt}>
      <fieldset>
        <legend>
          <Translate id="home.prompt.legend">Choose a prompt</Translate>
        </legend>
        {recordedRuns.map(run => (
          <label key={run.id}>
            <input
              type="radio"
              name="prompt"
              value={run.id}
              checked={run.id === chosen.id}
              onChange={() => onChoose(run)}
            />
            <span lang={language}>{run.prompt}</span>
          </label>
        ))}
        <input
          type="text"
          className="field"
          data-needs-script=""
          name="own"
          maxLength={200}
          autoComplete="off"
          aria-label={own}
          placeholder={own}
          onChange={({ currentTarget: { value } }) => onChoose(value ? ownRun(value) : first)}
          onKeyDown={({ key }) => key === 'Enter' && onPaint()}
        />
      </fieldset>
      <div className={styles.paint} data-needs-script>
        {/* A link, so that a press before the script has come is kept by the address. */}
        <a href={hash} className="button button--secondary" aria-disabled={busy}>
          {busy
            ? translate({ id: 'home.prompt.painting', message: 'Painting…' })
            : translate({ id: 'home.prompt.paint', message: 'Paint it now' })}
        </a>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}

import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Run } from './recorded-runs';
import styles from './styles.module.css';

interface Props {
  runs: Run[];
  chosen: Run;
  onChoose: (run: Run) => void;
  onPaint: () => void;
}

export default function PromptBox({ runs, chosen, onChoose, onPaint }: Props): ReactNode {
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
              checked={run.id === chosen.id}
              onChange={() => onChoose(run)}
            />
            <span lang="en">{run.prompt}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.paint}>
        <button type="button" className="button button--secondary" onClick={onPaint}>
          <Translate id="home.prompt.again">Paint again</Translate>
        </button>
        <p>
          {translate({
            id: 'home.prompt.honest',
            message: 'A pre-rendered sequence, painted by a script of this site. No call is made.',
          })}
        </p>
      </div>
    </div>
  );
}

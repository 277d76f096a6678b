import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useState } from 'react';
import RequestFragment from '../RequestFragment';
import Easel from './Easel';
import PromptBox from './PromptBox';
import { type Run, recordedRuns } from './recorded-runs';
import styles from './styles.module.css';

/** The first screen: choose a prompt, see it painted, read the request that asks for it. */
export default function Studio({ runs = recordedRuns }: { runs?: Run[] }): ReactNode {
  const [chosen, setChosen] = useState(runs[0] as Run);
  const [times, setTimes] = useState(0);
  const heading = useId();
  return (
    <>
      <section className={styles.studio} aria-labelledby={heading}>
        <div className={styles.words}>
          <h1 id={heading}>
            <Translate id="home.title">One request in, one picture out</Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead">
              Easel turns a prompt, an image or a whole workflow into pictures over plain HTTP.
              These pages show every field, every error and every byte you sign.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/docs/intro">
              <Translate id="home.action.start">Start here</Translate>
            </Link>
            <Link className="button button--secondary" to="/docs/api/intro">
              <Translate id="home.action.api">Browse the API</Translate>
            </Link>
          </p>
          <PromptBox
            runs={runs}
            chosen={chosen}
            onChoose={setChosen}
            onPaint={() => setTimes(times + 1)}
          />
        </div>
        <Easel key={`${chosen.id} ${times}`} run={chosen} />
      </section>
      <section
        className={styles.request}
        aria-label={translate({
          id: 'home.request.title',
          message: 'The same request, as it is sent',
        })}
      >
        <RequestFragment prompt={chosen.prompt} seed={chosen.seed} />
      </section>
    </>
  );
}
